import { withTabStorage } from '#app/shell/tab-storage.ts'

export const keptCardsKey = 'gift-cards'
export const keptListKey = 'gift-cards-list'

/** They are bought: who comes back for more begins anew. */
export const forgetCards = () =>
  withTabStorage((storage) => {
    storage.removeItem(keptCardsKey)
    storage.removeItem(keptListKey)
  })
