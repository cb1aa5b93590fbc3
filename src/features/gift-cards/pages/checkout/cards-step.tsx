import { Fragment, type MouseEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { deliveryDays } from '#features/gift-cards/rules/card-draft.ts'
import { mostTypedCards, readCardsChange } from '#features/gift-cards/rules/cards-form.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { CardsView } from '../cards-view.ts'
import { useCards } from '../use-cards.ts'
import { CardsSummary } from './cards-summary.tsx'
import { FoldedCard } from './folded-card.tsx'
import { OpenCard } from './open-card.tsx'

type Props = { view: CardsView; isAnswered: boolean }

/** Spec 2.5, the first step of gift cards: a list of which one is open. */
export function CardsStep({ view, isAnswered }: Props) {
  // Whatever the server answers is shown anew.
  return <CardsForm key={JSON.stringify(view)} view={view} isAnswered={isAnswered} />
}

function CardsForm({ view, isAnswered }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { form, turn, wrong, onInput, change, check } = useCards(view, language, { isAnswered })
  const element = useFirstProblem(wrong ?? none)
  const isSending = useNavigation().formMethod === 'POST'
  const { cards, open } = form
  const keys = cards.map((_, card) => `${turn}-${card}`)
  const rules = { bounds: view.bounds, days: deliveryDays(view.today) }

  /** What the server would answer to this button is done here, without asking it. */
  function press(event: MouseEvent<HTMLFormElement>) {
    const button = (event.target as Element).closest('button')
    const pressed = readCardsChange(button?.name === 'intent' ? button.value : '')
    if (!pressed) return
    event.preventDefault()
    change(event.currentTarget, pressed)
  }

  return (
    <Form
      method="post"
      action={pathOf('giftCardCheckout', language)}
      className="gc-grid beside"
      ref={element}
      noValidate
      onInput={onInput}
      onSubmit={check}
      onClick={press}
    >
      {/* What Enter in a field presses: the first button of a form. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="cards" value={cards.length} />
      {open !== null && <input type="hidden" name="open" value={open} />}
      {view.purchase && <input type="hidden" name="purchase" value={view.purchase} />}
      <div>
        <div className="gc-list grid gap-12 mb-16">
          {cards.map((draft, card) => (
            <Fragment key={keys[card]}>
              {card === open ? (
                <OpenCard
                  card={card}
                  count={cards.length}
                  draft={draft}
                  problems={wrong?.card === card ? wrong.problems : none}
                  rules={rules}
                />
              ) : (
                <FoldedCard card={card} draft={draft} isAlone={cards.length === 1} />
              )}
            </Fragment>
          ))}
        </div>
        {cards.length < mostTypedCards && (
          <Button type="submit" variant="ghost" icon="plus" name="intent" value="add" formNoValidate>
            {t('giftCards.checkout.add')}
          </Button>
        )}
      </div>
      <CardsSummary cards={cards} open={open} isSending={isSending} />
      <HoneypotField label={t('giftCards.form.leaveEmpty')} />
    </Form>
  )
}

// One and the same, so that what depends on it is not new at every rendering.
const none = {}
