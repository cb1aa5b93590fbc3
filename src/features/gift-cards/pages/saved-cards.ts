import { cardForm } from '#features/gift-cards/rules/card-draft.ts'
import { type CardsForm, fieldOfCard, readCardsForm } from '#features/gift-cards/rules/cards-form.ts'
import type { StoredItem } from '#platform/browser/stored.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { withTabStorage } from '#platform/ui/shell/tab-storage.ts'

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
