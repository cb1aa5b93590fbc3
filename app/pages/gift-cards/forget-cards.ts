import { withTabStorage } from '#app/shell/tab-storage.ts'
import type { StoredItem } from '#domain/consent/stored.ts'

export const keptCardsKey: StoredItem = 'gift-cards'
export const keptListKey: StoredItem = 'gift-cards-list'

/** They are bought: who comes back for more begins anew. */
export const forgetCards = () =>
  withTabStorage((storage) => {
    storage.removeItem(keptCardsKey)
    storage.removeItem(keptListKey)
  })
