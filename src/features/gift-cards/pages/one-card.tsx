import { Form, useNavigation } from 'react-router'
import { deliveryDays, emptyCard, typedEuros } from '#features/gift-cards/rules/card-draft.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Promises } from '#platform/ui/facts.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { CardFields } from './card-fields.tsx'
import { CardMessage, CardPreview } from './card-preview.tsx'
import { type CardsView, useCards } from './use-cards.ts'

const partsInOrder = ['design', 'amount', 'person'] as const

/** The first card, on the page that presents them. It goes on to the checkout, alone or with more to come. */
export function OneCard({ view, refund }: { view: CardsView; refund: string }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { form, turn, wrong, onInput, check } = useCards(view, language, { most: 1 })
  const element = useFirstProblem(wrong?.problems ?? none)
  const isSending = useNavigation().formMethod === 'POST'
  const draft = form.cards[0] ?? emptyCard(language)
  const euros = typedEuros(draft)
  return (
    <div className="gift-grid beside">
      <div className="card-side">
        <CardPreview draft={draft} priority />
        <CardMessage message={draft.message} />
        <Promises
          columns
          facts={[
            { icon: 'calendar-check', text: t('giftCards.facts.validity') },
            { icon: 'exchange', text: t('giftCards.facts.parts') },
            { icon: 'mail-check', text: t('giftCards.facts.delivery') },
            { icon: 'undo', text: t('giftCards.facts.refund', { term: refund }) },
          ]}
        />
      </div>
      <Form
        method="post"
        action={pathOf('giftCardCheckout', language)}
        className="stack-lg"
        ref={element}
        noValidate
        onInput={onInput}
        onSubmit={check}
      >
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="cards" value="1" />
        <input type="hidden" name="open" value="0" />
        <CardFields
          key={turn}
          card={0}
          draft={draft}
          problems={wrong?.problems ?? none}
          rules={{ bounds: view.bounds, days: deliveryDays(view.today) }}
          heading={(part) => (
            <legend className="lg baseline gap-12 mb-20">
              <span aria-hidden="true">{partsInOrder.indexOf(part) + 1}</span>
              {t(`giftCards.parts.${part}`)}
            </legend>
          )}
        />
        <HoneypotField label={t('giftCards.form.leaveEmpty')} />
        <div className="ends apart">
          <Button type="submit" variant="ghost" icon="plus" name="intent" value="add">
            {t('giftCards.add')}
          </Button>
          <Button type="submit" busy={isSending}>
            {euros > 0
              ? t('giftCards.continue', { amount: formatMoney({ amount: euros * 100, currency: 'EUR' }) })
              : t('giftCards.continuePlain')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

// One and the same, so that what depends on it is not new at every rendering.
const none = {}
