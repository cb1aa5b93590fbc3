import type { CardFields } from './card-fields.ts'

/** What is sent of a card, and nothing that may be left out. */
export const exampleCard = {
  theme: 'water' as const,
  amount: 7500,
  name: 'Elena',
  from: 'Marta',
  email: 'elena@correo.example',
}

/** One card, before it is paid. */
export const cardsExample: CardFields = {
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
