import { type CardDraft, cardForm, typedEuros } from '#features/gift-cards/rules/card-draft.ts'
import { fieldOfCard } from '#features/gift-cards/rules/cards-form.ts'
import { dayFormats, formatMoney, hourInWords } from '#platform/i18n/format.ts'
import { IntentButton } from '#platform/ui/forms/intent-button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { CardPreview } from '../card-preview.tsx'

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
