import type { CardDraft, CardProblems } from '#features/gift-cards/rules/card-draft.ts'
import { Button } from '#platform/ui/button.tsx'
import { IntentButton } from '#platform/ui/forms/intent-button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { CardFields, type CardFormRules } from '../card-fields.tsx'
import { CardPreview } from '../card-preview.tsx'

type Props = { card: number; count: number; draft: CardDraft; problems: CardProblems; rules: CardFormRules }

/** The card that is being written. On a phone it is shown above its fields, since there is nothing beside them. */
export function OpenCard({ card, count, draft, problems, rules }: Props) {
  const { t } = useTranslation()
  return (
    <section className="gc-item open">
      {count > 1 && (
        <div className="gc-head between gap-0">
          <h2>{t('giftCards.checkout.cardOf', { number: card + 1, count })}</h2>
          <IntentButton intent={`remove-${card}`} label={t('giftCards.checkout.removeThis')} icon="trash" />
        </div>
      )}
      <div className="gc-edit stack-lg">
        <div className="only-phone-block">
          <CardPreview draft={draft} />
        </div>
        <CardFields
          card={card}
          draft={draft}
          problems={problems}
          rules={rules}
          heading={(part) => <legend className="label">{t(`giftCards.checkout.parts.${part}`)}</legend>}
        />
        {count > 1 && (
          <div className="gc-save">
            <Button type="submit" variant="secondary" name="intent" value="save" formNoValidate>
              {t('giftCards.checkout.save')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
