import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { IntentButton } from '#app/ui/forms/intent-button.tsx'
import { type CardDraft, cardForm, typedEuros } from '#domain/gift-cards/card-draft.ts'
import { fieldOfCard } from '#domain/gift-cards/cards-form.ts'
import { dayFormats, formatMoney, hourInWords } from '#i18n/format.ts'
import { CardPreview } from '../gift-cards/card-preview.tsx'

type Props = { card: number; draft: CardDraft; isAlone: boolean }

/** A card in a line, with what it says hidden in the form. */
export function FoldedCard({ card, draft, isAlone }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { name, delivery, deliverOn, hour } = draft
  const when =
    delivery === 'later'
      ? t('giftCards.checkout.onDay', {
          day: dayFormats.dayAndMonth(deliverOn, language),
          time: hourInWords(hour, language),
        })
      : t('giftCards.checkout.atOnce')
  return (
    <section className="gc-item">
      <div className="gc-row">
        <CardPreview draft={draft} />
        <span>
          <b>{t('giftCards.checkout.forName', { name })}</b>
          <small>{when}</small>
        </span>
        <b className="num">{formatMoney({ amount: typedEuros(draft) * 100, currency: 'EUR' })}</b>
        <span className="acts">
          <IntentButton intent={`edit-${card}`} label={t('giftCards.checkout.edit', { name })} icon="pencil" />
          {!isAlone && (
            <IntentButton intent={`remove-${card}`} label={t('giftCards.checkout.remove', { name })} icon="trash" />
          )}
        </span>
      </div>
      {cardForm.names.map((field) => (
        <input key={field} type="hidden" name={fieldOfCard(card, field)} value={draft[field]} />
      ))}
    </section>
  )
}
