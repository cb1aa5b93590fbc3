import { Fragment, type MouseEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  type CardDraft,
  type CardProblems,
  cardForm,
  deliveryDays,
  typedEuros,
} from '#features/gift-cards/rules/card-draft.ts'
import { fieldOfCard, mostTypedCards, readCardsChange } from '#features/gift-cards/rules/cards-form.ts'
import { dayFormats, formatMoney, hourInWords } from '#platform/i18n/format.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { IntentButton } from '#platform/ui/forms/intent-button.tsx'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { CardFields, type CardFormRules } from '../card-fields.tsx'
import { CardPreview } from '../card-preview.tsx'
import { type CardsView, useCards } from '../use-cards.ts'
import { CardsSummary } from './cards-summary.tsx'

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

type OpenProps = { card: number; count: number; draft: CardDraft; problems: CardProblems; rules: CardFormRules }

/** The card that is being written. On a phone it is shown above its fields, since there is nothing beside them. */
function OpenCard({ card, count, draft, problems, rules }: OpenProps) {
  const { t } = useTranslation()
  return (
    <section className="gc-item open">
      {count > 1 && (
        <div className="gc-head between gap-0">
          <h2 className="text-22">{t('giftCards.checkout.cardOf', { number: card + 1, count })}</h2>
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

type FoldedProps = { card: number; draft: CardDraft; isAlone: boolean }

/** A card in a line, with what it says hidden in the form. */
function FoldedCard({ card, draft, isAlone }: FoldedProps) {
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
      <div className="gc-row grid items-center gap-20">
        <CardPreview draft={draft} />
        <span>
          <b>{t('giftCards.checkout.forName', { name })}</b>
          <small>{when}</small>
        </span>
        <b className="num">{formatMoney({ amount: typedEuros(draft) * 100, currency: 'EUR' })}</b>
        <span className="acts flex gap-8">
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
