import { withTabStorage } from '#app/shell/tab-storage.ts'
import type { StoredItem } from '#domain/consent/stored.ts'
import { cardForm } from '#domain/gift-cards/card-draft.ts'
import { type CardsForm, fieldOfCard, readCardsForm } from '#domain/gift-cards/cards-form.ts'
import type { Language } from '#domain/site/languages.ts'

const item: StoredItem = 'gift-cards'

/** In this tab alone: whoever reloads, goes back or changes the language finds what was typed. */
export const saveCards = (form: CardsForm) =>
  withTabStorage((storage) => storage.setItem(item, entriesOf(form).toString()))

export function savedCards(language: Language): CardsForm | null {
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
