import { boundedText, recordOf } from '#platform/forms/field-lengths.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type CardDraft, type CardField, type CardProblems, type CardRules, cardForm, emptyCard } from './card-draft.ts'

/** More come as a list, which is pasted or uploaded. */
export const mostTypedCards = 20

/** The cards of the first step, of which one is open. The others are folded, and their fields hidden. */
export type CardsForm = { cards: CardDraft[]; open: number | null }

/** What the buttons of the form say. Without a script the server answers with the form as it is then. */
export type CardsChange = { what: 'add' } | { what: 'save' } | { what: 'edit' | 'remove'; card: number }

export const fieldOfCard = (card: number, field: CardField) => `${field}${card}` as const

export function readCardsChange(intent: string): CardsChange | null {
  if (intent === 'add' || intent === 'save') return { what: intent }
  const [, what, card] = /^(edit|remove)-(\d{1,2})$/.exec(intent) ?? []
  return what ? { what: what as 'edit' | 'remove', card: Number(card) } : null
}

/** A card that has something wrong stays open: folded nobody would see it. */
export function changeCards(form: CardsForm, change: CardsChange, rules: CardRules, language: Language): CardsForm {
  const wrong =
    form.open === null ? null : firstWrong({ ...form, cards: form.cards.slice(form.open, form.open + 1) }, rules)
  const isStuck = wrong !== null
  if (change.what === 'remove') {
    const cards = form.cards.filter((_, card) => card !== change.card)
    if (cards.length === 0) return { cards: [emptyCard(language)], open: 0 }
    if (form.open === null || form.open === change.card) return { cards, open: cards.length === 1 ? 0 : null }
    return { cards, open: form.open > change.card ? form.open - 1 : form.open }
  }
  if (isStuck) return form
  if (change.what === 'save') return { ...form, open: null }
  if (change.what === 'edit') return { ...form, open: change.card < form.cards.length ? change.card : form.open }
  if (form.cards.length >= mostTypedCards) return form
  const last = form.cards.at(-1)
  return { cards: [...form.cards, emptyCard(language, last?.from)], open: form.cards.length }
}

/** The first card that can't be bought as it is; null if all can. */
export function firstWrong({ cards }: CardsForm, rules: CardRules): { card: number; problems: CardProblems } | null {
  for (const [card, draft] of cards.entries()) {
    const problems = cardForm.problems(draft, rules)
    if (Object.keys(problems).length > 0) return { card, problems }
  }
  return null
}

/** The form as it was sent: `cards` says how many there are, `open` which one is. At least one, so that there is something to fill in. */
export function readCardsForm(sent: URLSearchParams, language: Language): CardsForm {
  if (!sent.has('cards')) return { cards: [emptyCard(language)], open: 0 }
  const count = wholeNumber(sent.get('cards'), mostTypedCards) ?? 1
  const cards = Array.from({ length: Math.max(1, count) }, (_, card) => {
    const empty = emptyCard(language)
    const typed = (field: CardField) => sent.get(fieldOfCard(card, field)) ?? defaultOf(field, empty)
    return recordOf(cardForm.names, (field) => boundedText(typed(field), cardForm.lengths[field]))
  })
  const open = wholeNumber(sent.get('open'), mostTypedCards)
  return { cards, open: open !== null && open < cards.length ? open : cards.length === 1 ? 0 : null }
}

/** A radio group with nothing chosen sends nothing: then it is what is usual, but for the amount, which is left empty. */
const defaultOf = (field: CardField, empty: CardDraft) => (field === 'amount' ? '' : empty[field])

function wholeNumber(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,3}$/.test(text) ? Math.min(Number(text), most) : null
}
