import { z } from '@hono/zod-openapi'
import { cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { giftCardStates } from '#features/gift-cards/rules/gift-card.ts'
import { listOf, money, oneOf, orNull, text } from '#platform/server/http/api/fields.ts'

const card = z.object({
  theme: oneOf(cardThemes, 'Its design, one of listGiftCardThemes.'),
  value: money('What it is worth.'),
  name: text('Who gets it.'),
  from: text('The name of who gives it.'),
  email: text('Where it is sent.'),
  message: text('May be empty.'),
  deliverAt: orNull('When it is sent, ISO 8601. Null: as soon as it is paid.'),
  state: z.enum(giftCardStates).nullable().openapi({
    description:
      "Null until it is paid. 'scheduled': its day has not come, or its e-mail is on its way. 'sent', 'returned' (the address takes no e-mail), 'opened' (its recipient has seen it), 'cancelled'.",
  }),
  validUntil: orNull('Its last day, YYYY-MM-DD. Null until it is paid.'),
  pdf: orNull(
    'The card as a PDF with its code, for the browser that bought it. Null until it is paid, and once it is cancelled.',
  ),
})

export const cardFields = {
  cards: listOf(
    card,
    'What is bought, in the order in which it was sent. Codes are money: they stand in the PDF and the e-mail alone.',
  ),
  follow: orNull('The page on which the cards are followed, corrected and given back. Null until they are paid.'),
}

const shape = z.object(cardFields)
export type CardsFields = z.infer<typeof shape>

/** What is sent of a card, and nothing that may be left out. */
export const exampleCard = {
  theme: 'water' as const,
  amount: 7500,
  name: 'Elena',
  from: 'Marta',
  email: 'elena@correo.example',
}

/** One card, before it is paid. */
export const cardsExample: CardsFields = {
  cards: [
    {
      theme: exampleCard.theme,
      value: { amount: exampleCard.amount, currency: 'EUR' },
      name: exampleCard.name,
      from: exampleCard.from,
      email: exampleCard.email,
      message: '',
      deliverAt: null,
      state: null,
      validUntil: null,
      pdf: null,
    },
  ],
  follow: null,
}
