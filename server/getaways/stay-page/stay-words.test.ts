import { expect, test } from 'vitest'
import { euros } from '#domain/money.ts'
import { i18nFor } from '#server/i18n.ts'
import { cancelWords, guestsInWords, tripView } from './stay-words.ts'

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
const rate = { policy: flexible, price: euros(49_200), now }

test('free cancellation until the first deadline, at the clock of the hotel', () => {
  expect(cancelWords({ ...rate, timeZone: 'Atlantic/Canary' }, 'es', es)).toEqual({
    terms:
      '<b>Cancelación gratuita</b> hasta las 18:00 del 8-12-2026 (hora de Canarias), después cuesta 241,00\u00a0€.',
    short: 'Gratis hasta las 18:00 del 8-12-2026',
  })
  expect(cancelWords({ ...rate, timeZone: 'Europe/Madrid' }, 'es', es).terms).toBe(
    '<b>Cancelación gratuita</b> hasta las 19:00 del 8-12-2026, después cuesta 241,00\u00a0€.',
  )
  expect(cancelWords({ ...rate, timeZone: 'Europe/Andorra' }, 'es', es).terms).not.toContain('hora')
  expect(cancelWords({ ...rate, timeZone: 'Europe/Lisbon' }, 'pt', pt).terms).toBe(
    '<b>Cancelamento gratuito</b> até às 18h00 de 8-12-2026 (hora de Portugal continental); depois custa 241,00\u00a0€.',
  )
})

test('what can not be cancelled says so', () => {
  const policy = { refundable: false, cancelPenalties: [] }
  expect(cancelWords({ ...rate, policy, timeZone: 'Europe/Madrid' }, 'es', es)).toEqual({
    terms: '<b>No reembolsable</b>: sin cancelación, devolución ni cambio de fechas.',
    short: 'Sin cancelación ni cambio de fechas',
  })
})

test('after the deadline nothing is called free', () => {
  const late = { ...rate, now: new Date('2026-12-09T09:00:00Z'), timeZone: 'Europe/Madrid' }
  expect(cancelWords(late, 'es', es).terms).toBe(
    'El plazo de cancelación gratuita ya ha pasado: cancelar cuesta 241,00\u00a0€.',
  )
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
