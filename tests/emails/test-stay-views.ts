import { euros } from '#domain/money.ts'
import type { EmailName, EmailView } from '#server/emails/render/render-email.ts'
import { testPhoto } from './test-voucher.ts'

const facts = {
  name: 'Calma sobre el Atlántico',
  hotel: 'Hotel Gran Mirador',
  where: 'Hotel Gran Mirador, Costa Adeje',
  photo: testPhoto,
  trip: {
    arrival: { day: 'Vie 11 dic', time: 'desde las 15:00' },
    departure: { day: 'Dom 13 dic', time: 'hasta las 12:00' },
    nights: '2 noches',
  },
  people: '2 personas, 1 habitación',
  roomAndBoard: 'Doble superior con jardín, alojamiento y desayuno',
  services: 'Circuito termal + Masaje para dos',
  cancel: {
    terms: '<b>Cancelación gratuita</b> hasta las 18:00 del 8-12-2026 (hora de Canarias), después cuesta 241,00 €.',
  },
}

const codes = { hotel: 'HGM-80412', spa: 'HS71921MTD', order: '4471921MTD' }
const paidWith = { method: 'card', card: { brand: 'Visa', lastDigits: '0003' } } as const

const refund = {
  parts: [
    { to: 'payment' as const, paidWith, amount: euros(41_700) },
    { to: 'gift-card' as const, code: 'TR-48K2', amount: euros(7_500) },
  ],
  total: euros(49_200),
  day: '2026-12-02',
  locator: codes.order,
}

export const stayViews = {
  'stay-confirmation': {
    buyer: 'Marta',
    gift: null,
    guest: 'Marta Salas Prieto',
    facts,
    codes,
    steps: [
      { title: 'El hotel ya está', text: 'No tienes que llamar.' },
      { title: 'Reserva la hora del spa', text: 'Con el código HS71921MTD, en el 922 000 000.' },
    ],
    lines: [
      { label: 'Vie 11 dic', amount: '241,00 €', isOff: false },
      { label: 'Sáb 12 dic', amount: '251,00 €', isOff: false },
      { label: 'Tarjeta regalo TR-48K2', amount: '−75,00 €', isOff: true },
    ],
    total: '417,00 €',
    tax: 'IGIC',
    paidOn: '2026-11-14',
    paidWith,
    manageUrl: 'https://calmaria.example/purchase/1/confirmation/?key=abc',
  },
  'stay-cancelled': { name: 'Marta', facts, codes, money: { refund, cost: euros(0) } },
} satisfies Partial<{ [Name in EmailName]: EmailView<Name> }>

/** The other variants of the e-mails. */
export const variedStayViews: [name: string, email: EmailName, view: EmailView<EmailName>][] = [
  [
    'a stay as a gift',
    'stay-confirmation',
    { ...stayViews['stay-confirmation'], gift: { to: 'Elena' }, guest: 'Elena Salas' },
  ],
  [
    'cancelled after the deadline',
    'stay-cancelled',
    { ...stayViews['stay-cancelled'], money: { refund, cost: euros(24_100) } },
  ],
  [
    'cancelled for nothing',
    'stay-cancelled',
    { ...stayViews['stay-cancelled'], money: { refund: null, cost: euros(49_200) } },
  ],
  ['cancelled, for its guest', 'stay-cancelled', { ...stayViews['stay-cancelled'], name: 'Elena', money: null }],
]
