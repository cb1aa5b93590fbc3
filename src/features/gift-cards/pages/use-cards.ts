import { type FormEvent, useEffect, useState } from 'react'
import { type CardProblems, type CardRules, cardForm } from '#features/gift-cards/rules/card-draft.ts'
import {
  type CardsChange,
  type CardsForm,
  changeCards,
  fieldOfCard,
  firstWrong,
  mostTypedCards,
  readCardsForm,
} from '#features/gift-cards/rules/cards-form.ts'
import type { StoredItem } from '#platform/browser/stored.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { withTabStorage } from '#platform/ui/shell/tab-storage.ts'

/**
 * The cards of the form, and what its buttons do with them: here at once, and by the server where there is no script.
 * `most`: of a page that shows no more. `turn` changes when cards come, go, fold or unfold: then their fields are made anew from what they hold.
 */
export function useCards(view: CardsView, language: Language, { isAnswered = false, most = mostTypedCards } = {}) {
  const [state, setState] = useState({ form: view.form, turn: 0 })
  const [wrong, setWrong] = useState<CardsView['wrong']>(view.wrong)
  const rules = { bounds: view.bounds, today: view.today }

  // Another tab of the same purchase, or the server's answer, is newer than what this tab has kept.
  useEffect(() => {
    if (isAnswered || view.purchase) return
    const kept = savedCards(language)
    if (kept && kept.cards.length <= most) setState(({ turn }) => ({ form: kept, turn: turn + 1 }))
  }, [isAnswered, view.purchase, language, most])

  const show = (form: CardsForm) => {
    setState(({ turn }) => ({ form, turn: turn + 1 }))
    saveCards(form)
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    keepOneAmount(event)
    const typed = formIn(event.currentTarget, language)
    setState(({ turn }) => ({ form: typed, turn }))
    saveCards(typed)
    if (!wrong) return
    const left = firstWrong({ ...typed, cards: typed.cards.slice(wrong.card, wrong.card + 1) }, rules)?.problems ?? {}
    const shown = Object.entries(wrong.problems).filter(([field]) => field in left)
    setWrong(shown.length > 0 ? { card: wrong.card, problems: Object.fromEntries(shown) } : null)
  }

  function change(element: HTMLFormElement, what: CardsChange) {
    const typed = formIn(element, language)
    const open =
      typed.open === null ? null : firstWrong({ ...typed, cards: typed.cards.slice(typed.open, typed.open + 1) }, rules)
    const isStuck = open !== null && what.what !== 'remove'
    setWrong(isStuck && typed.open !== null ? { card: typed.open, problems: open.problems } : null)
    show(changeCards(typed, what, rules, language))
  }

  /** The first card that is wrong is opened, and keeps the form from being sent. */
  function check(event: FormEvent<HTMLFormElement>) {
    const typed = formIn(event.currentTarget, language)
    const found = firstWrong(typed, rules)
    setWrong(found)
    if (!found) return
    event.preventDefault()
    show({ ...typed, open: found.card })
  }

  return { ...state, wrong, onInput, change, check }
}

function formIn(element: HTMLFormElement, language: Language): CardsForm {
  const entries = [...new FormData(element)].map(([name, value]) => [name, String(value)])
  return readCardsForm(new URLSearchParams(entries), language)
}

/** An amount is chosen or typed: the one that was there before goes. */
function keepOneAmount({ target, currentTarget }: FormEvent<HTMLFormElement>) {
  if (!(target instanceof HTMLInputElement) || target.value === '') return
  const [, field, card] = /^(amount|otherAmount)(\d+)$/.exec(target.name) ?? []
  if (!field) return
  for (const input of currentTarget.querySelectorAll<HTMLInputElement>(`[name="amount${card}"]`))
    if (field === 'otherAmount') input.checked = false
  const other = currentTarget.querySelector<HTMLInputElement>(`[name="otherAmount${card}"]`)
  if (field === 'amount' && other) other.value = ''
}

const item: StoredItem = 'gift-cards'

/** In this tab alone: whoever reloads, goes back or changes the language finds what was typed. */
const saveCards = (form: CardsForm) => withTabStorage((storage) => storage.setItem(item, entriesOf(form).toString()))

function savedCards(language: Language): CardsForm | null {
  const kept = withTabStorage((storage) => storage.getItem(item))
  return kept ? readCardsForm(new URLSearchParams(kept), language) : null
}

function entriesOf({ cards, open }: CardsForm): URLSearchParams {
  const entries = new URLSearchParams({ cards: String(cards.length) })
  if (open !== null) entries.set('open', String(open))
  for (const [card, draft] of cards.entries())
    for (const field of cardForm.names) entries.set(fieldOfCard(card, field), draft[field])
  return entries
}

export type CardsView = CardRules & {
  form: CardsForm
  /** The first card that can't be bought as it was sent. */
  wrong: { card: number; problems: CardProblems } | null
  /** The one whose cards are changed here. */
  purchase: string | null
}
