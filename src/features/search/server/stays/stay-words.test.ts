import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { cancelTerms, guestsInWords, tripView } from './stay-words.ts'

const es = i18nFor('es').t
const pt = i18nFor('pt').t
const now = new Date('2026-11-17T12:00:00Z')
const flexible = {
  refundable: true,
  cancelPenalties: [
    { deadline: new Date('2026-12-10T12:00:00Z'), price: euros(49_200), hoursBefore: 27 },
    { deadline: new Date('2026-12-08T18:00:00Z'), price: euros(24_100), hoursBefore: 69 },
  ],
}
const rate = { policy: flexible, paid: euros(49_200), now }

test('every penalty is told in order, with day and hour at the clock of the hotel', () => {
  expect(cancelTerms({ ...rate, timeZone: 'Atlantic/Canary' }, 'es', es)).toEqual([
    '<b>Cancelación gratuita</b> hasta las 18:00 del 8-12-2026 (hora de Canarias), después cuesta 241,00\u00a0€.',
    'Desde las 12:00 del 10-12-2026 cuesta 492,00\u00a0€, el importe total.',
  ])
  expect(cancelTerms({ ...rate, timeZone: 'Europe/Madrid' }, 'es', es)).toEqual([
    '<b>Cancelación gratuita</b> hasta las 19:00 del 8-12-2026, después cuesta 241,00\u00a0€.',
    'Desde las 13:00 del 10-12-2026 cuesta 492,00\u00a0€, el importe total.',
  ])
  expect(cancelTerms({ ...rate, timeZone: 'Europe/Andorra' }, 'es', es).join()).not.toContain('hora')
  expect(cancelTerms({ ...rate, timeZone: 'Europe/Lisbon' }, 'pt', pt)).toEqual([
    '<b>Cancelamento gratuito</b> até às 18h00 de 8-12-2026 (hora de Portugal continental); depois custa 241,00\u00a0€.',
    'A partir das 12h00 de 10-12-2026 custa 492,00\u00a0€, o valor total.',
  ])
})

test('a penalty that is not all of the price does not say so', () => {
  expect(cancelTerms({ ...rate, paid: euros(60_000), timeZone: 'Europe/Madrid' }, 'es', es)[1]).toBe(
    'Desde las 13:00 del 10-12-2026 cuesta 492,00\u00a0€.',
  )
})

test('what can not be cancelled says so', () => {
  const policy = { refundable: false, cancelPenalties: [] }
  expect(cancelTerms({ ...rate, policy, timeZone: 'Europe/Madrid' }, 'es', es)).toEqual([
    '<b>No reembolsable</b>: sin cancelación, devolución ni cambio de fechas.',
  ])
})

test('what costs nothing to cancel says until when', () => {
  const policy = { refundable: true, cancelPenalties: [] }
  expect(cancelTerms({ ...rate, policy, timeZone: 'Europe/Madrid' }, 'es', es)).toEqual([
    '<b>Cancelación gratuita</b> hasta la llegada.',
  ])
})

test.each([
  [
    'the first deadline',
    '2026-12-09T09:00:00Z',
    [
      'El plazo de cancelación gratuita ya ha pasado: cancelar cuesta 241,00\u00a0€.',
      'Desde las 12:00 del 10-12-2026 (hora de Canarias) cuesta 492,00\u00a0€, el importe total.',
    ],
  ],
  [
    'the last',
    '2026-12-10T12:00:00Z',
    ['El plazo de cancelación gratuita ya ha pasado: cancelar cuesta 492,00\u00a0€.'],
  ],
])('after %s nothing is called free', (_, now, sentences) => {
  expect(cancelTerms({ ...rate, now: new Date(now), timeZone: 'Atlantic/Canary' }, 'es', es)).toEqual(sentences)
})

test('a stay tells its days, hours and nights, and every price for how many it is', () => {
  const stay = { from: '2026-12-11', to: '2026-12-13' }
  expect(tripView(stay, { checkIn: '15:00', checkOut: '12:00' }, 'es', es)).toMatchObject({
    nights: '2 noches',
    range: '11 – 13 dic',
    weekdays: 'Vie 11 – dom 13 dic',
    arrival: { day: 'Vie 11 dic', time: 'desde las 15:00' },
    departure: { day: 'Dom 13 dic', time: 'hasta las 12:00' },
  })
  expect(guestsInWords(2, es)).toBe('para dos')
  expect(guestsInWords(4, es)).toBe('para 4 personas, en 2 habitaciones')
  expect(guestsInWords(4, pt)).toBe('para 4 pessoas, em 2 quartos')
})
