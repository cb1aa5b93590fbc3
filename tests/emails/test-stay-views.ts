import { euros } from '#platform/rules/money.ts'
import type { EmailName, EmailView } from './test-email.ts'
import { testPhoto } from './test-voucher.ts'

const facts = {
  name: 'Calma sobre el Atlántico',
  hotel: 'Hotel Gran Mirador',
  where: 'Hotel Gran Mirador, Costa Adeje',
  photo: testPhoto,
  trip: {
    from: '2026-12-11',
    to: '2026-12-13',
    arrival: { day: 'Vie 11 dic', time: 'desde las 15:00' },
    departure: { day: 'Dom 13 dic', time: 'hasta las 12:00' },
    nights: '2 noches',
  },
  people: '2 personas, 1 habitación',
  roomAndBoard: 'Doble superior con jardín, alojamiento y desayuno',
  services: 'Circuito termal + Masaje para dos',
  cancelTerms: [
    'Cancelación gratuita hasta las 18:00 del 8-12-2026 (hora de Canarias), después cuesta 241,00 €.',
    'Desde las 12:00 del 10-12-2026 cuesta 492,00 €, el importe total.',
  ],
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

const steps = {
  reader: 'guest',
  hotel: facts.hotel,
  hotelPhone: '922 111 000',
  hotelLocator: codes.hotel,
  guest: 'Marta Salas Prieto',
  spa: 'Spa Mar de Nubes',
  spaCode: codes.spa,
  contact: { phone: '922 000 000', email: 'spa@granmirador.example', web: null },
  present: null,
  online: null,
} as const

const guestCodes = { hotel: codes.hotel, spa: codes.spa }

export const stayViews = {
  'stay-confirmation': {
    buyer: 'Marta',
    gift: null,
    guest: 'Marta Salas Prieto',
    rooms: [],
    facts,
    codes,
    steps,
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
  'stay-gift': {
    to: 'Elena',
    from: 'Marta',
    message: 'Para que paréis un rato sin dar explicaciones.',
    guest: 'Elena Salas',
    rooms: [],
    facts: { ...facts, isRefundable: true },
    codes: guestCodes,
    steps: { ...steps, guest: 'Elena Salas' },
    howToUrl: 'https://calmaria.example/canjear-escapada/',
  },
  'stay-reminder': {
    name: 'Marta',
    from: null,
    to: '',
    daysLeft: 3,
    facts,
    codes: guestCodes,
    steps,
    rooms: [],
    manageUrl: 'https://calmaria.example/purchase/1/confirmation/?key=abc',
  },
  'stay-cancelled': { name: 'Marta', facts, codes, reader: 'payer', money: { refund, cost: euros(0) } },
} satisfies Partial<{ [Name in EmailName]: EmailView<Name> }>

const forElena = { guest: 'Elena Salas', steps: { ...steps, reader: 'giver', guest: 'Elena Salas' } } as const

const forFour = {
  people: '4 personas, 2 habitaciones',
  services: 'Circuito para 2 (×2) + Masaje para dos (×2)',
}
const rooms = [
  { label: 'Habitación 1', value: 'Marta Salas Prieto, 2 personas' },
  { label: 'Habitación 2', value: 'Ana Ruiz, 2 personas' },
]

/** The other variants of the e-mails. */
export const variedStayViews: [name: string, email: EmailName, view: EmailView<EmailName>][] = [
  [
    'a stay as a gift',
    'stay-confirmation',
    { ...stayViews['stay-confirmation'], ...forElena, gift: { to: 'Elena', delivery: 'none' } },
  ],
  [
    'a stay in two rooms',
    'stay-confirmation',
    { ...stayViews['stay-confirmation'], facts: { ...facts, ...forFour }, rooms },
  ],
  [
    'a stay as a gift that leaves at once',
    'stay-confirmation',
    { ...stayViews['stay-confirmation'], ...forElena, gift: { to: 'Elena', delivery: 'now' } },
  ],
  [
    'a stay as a gift for later',
    'stay-confirmation',
    { ...stayViews['stay-confirmation'], ...forElena, gift: { to: 'Elena', delivery: { on: '2026-11-24' } } },
  ],
  [
    'a gift without a message that can not be cancelled',
    'stay-gift',
    { ...stayViews['stay-gift'], message: null, facts: { ...facts, isRefundable: false } },
  ],
  ['a reminder of tomorrow', 'stay-reminder', { ...stayViews['stay-reminder'], daysLeft: 1 }],
  [
    'a reminder for who was given the stay',
    'stay-reminder',
    { ...stayViews['stay-reminder'], name: 'Elena', from: 'Marta', manageUrl: null },
  ],
  [
    'a reminder for who hands it over',
    'stay-reminder',
    { ...stayViews['stay-reminder'], to: 'Elena', steps: forElena.steps },
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
  ['cancelled, for its guest', 'stay-cancelled', { name: 'Elena', facts, codes, reader: 'guest', endedBy: 'giver' }],
  [
    'ended by a dispute, for its guest',
    'stay-cancelled',
    { name: 'Elena', facts, codes, reader: 'guest', endedBy: 'dispute' },
  ],
]
