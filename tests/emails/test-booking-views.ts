import { euros } from '#platform/rules/money.ts'
import type { EmailName, EmailView } from './test-email.ts'
import { testPhoto } from './test-voucher.ts'

const facts = {
  name: 'Masaje y circuito para dos',
  spa: 'Spa Mar de Nubes',
  where: 'Spa Mar de Nubes, Costa Adeje',
  address: 'Avenida del Mirador, 4',
  phone: '922 000 000',
  people: '2 personas',
  duration: '110 min',
  hour: { spoken: 'jueves 19 de noviembre', short: 'Jue 19 nov', year: '2026', time: '17:30', range: '17:30 – 19:20' },
  clock: 'hora de Canarias',
  free: 'Cambia o cancela gratis hasta el miércoles 18 de noviembre a las 17:30 (hora de Canarias). Después, la reserva no se devuelve.',
  photo: testPhoto,
}
const locator = '71922MTD'
const manageUrl = 'https://calmaria.example/service-booking/1/change/?key=abc'
const paidWith = { method: 'card', card: { brand: 'Visa', lastDigits: '0003' } } as const

export const bookingViews = {
  'booking-confirmation': {
    buyer: 'Marta',
    guest: 'Marta Salas Prieto',
    locator,
    facts,
    lines: [{ label: '2 personas', amount: '142,00 €', isOff: false }],
    total: '142,00 €',
    tax: 'IGIC',
    paidOn: '2026-11-17',
    paidWith,
    manageUrl,
  },
  'booking-notice': {
    mail: 'proposed',
    name: 'Marta',
    gift: null,
    locator,
    facts,
    proposal: {
      day: 'jueves 19 de noviembre',
      time: '19:00',
      note: 'A las 17:30 tenemos un grupo. A las 19:00 estaréis solos.',
    },
    until: 'jueves 19 de noviembre a las 18:32',
    refund: null,
    paidBy: 'purchase',
    manageUrl,
  },
  'spa-booking': {
    mail: 'request',
    locator,
    guest: {
      name: 'Marta Salas Prieto',
      phone: '600 000 000',
      email: 'marta@correo.example',
      comment: 'Celebramos algo.',
    },
    facts,
    isFlexible: true,
    until: 'jueves 19 de noviembre a las 18:32',
    answerUrl: 'https://calmaria.example/service-booking/1/answer/?key=abc',
  },
  'waiting-offer': {
    service: facts.name,
    spa: facts.spa,
    day: facts.hour.spoken,
    time: '17:30',
    until: '12:30 del 17-11-2026',
    bookUrl: 'https://calmaria.example/service-booking/checkout/?service=1&waiting=abc',
  },
} as const satisfies { [Name in EmailName]?: EmailView<Name> }

const refund = {
  parts: [
    { to: 'payment' as const, paidWith, amount: euros(9200) },
    { to: 'gift-card' as const, code: 'TR-48K2', amount: euros(5000) },
  ],
  total: euros(14_200),
  day: '2026-11-17',
  locator,
}

const notice = bookingViews['booking-notice']
const toSpa = bookingViews['spa-booking']

/** Each e-mail in each of its forms. */
export const variedBookingViews: [name: string, email: EmailName, view: EmailView<EmailName>][] = [
  ...(['confirmed', 'moved', 'reminder'] as const).map((mail): [string, EmailName, EmailView<EmailName>] => [
    `a booking that is ${mail}`,
    'booking-notice',
    { ...notice, mail, proposal: null },
  ]),
  ...[true, false].map((isMailed): [string, EmailName, EmailView<EmailName>] => [
    `an hour of a present, ${isMailed ? 'before it is given' : 'which is handed over'}`,
    'booking-notice',
    { ...notice, mail: 'confirmed', proposal: null, paidBy: 'stay', gift: { guest: 'Elena Ruiz', isMailed } },
  ]),
  ['a request that was sent', 'booking-notice', { ...notice, mail: 'requested', proposal: null }],
  ['a booking that is cancelled', 'booking-notice', { ...notice, mail: 'cancelled', proposal: null, refund }],
  ...(['declined', 'withdrawn', 'lapsed'] as const).flatMap((mail) =>
    (['voucher', 'stay'] as const).map((paidBy): [string, EmailName, EmailView<EmailName>] => [
      `a request that is ${mail}, paid by a ${paidBy}`,
      'booking-notice',
      { ...notice, mail, proposal: null, paidBy },
    ]),
  ),
  ...(['request-reminder', 'booked', 'moved', 'cancelled', 'withdrawn', 'lapsed', 'failed'] as const).map(
    (mail): [string, EmailName, EmailView<EmailName>] => [`to a spa: ${mail}`, 'spa-booking', { ...toSpa, mail }],
  ),
]
