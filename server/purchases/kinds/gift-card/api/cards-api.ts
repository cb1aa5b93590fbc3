import type { GoodsApi } from '#server/purchases/core/goods-api.ts'
import type { Services } from '#server/services.ts'
import { cardFields } from './card-fields.ts'
import { cardsExample } from './example.ts'
import { listGiftCardThemes } from './list-themes.ts'
import { representCards } from './represent-cards.ts'
import { cardsStart } from './start-cards.ts'

export const cardsApi: GoodsApi<Services> = {
  fields: cardFields,
  represent: representCards,
  example: cardsExample,
  pages: [
    ['GET', '{uuid}/card-{number}.pdf', 'A card as a PDF, counted from 1.'],
    ['GET', '{uuid}/cards/', 'Where its buyer follows the cards, corrects them and gives them back.'],
  ],
  start: cardsStart,
  calls: (services) => [listGiftCardThemes(services)],
}
