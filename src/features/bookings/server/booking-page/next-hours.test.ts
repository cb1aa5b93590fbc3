import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { bookingPageScene } from '#tests/builders/a-booking-page.ts'
import { describeNextHours } from './describe-next-hours.ts'

const { services, service, takeDay, putRules } = await bookingPageScene()

const ask = (query: string, pathname = '/') =>
  describeNextHours(services, readerOf(services, { pathname }), new URLSearchParams(query))
const labels = async (query = '', pathname = '/') =>
  (await ask(`service=${service.uuid}${query}`, pathname))?.hours.map(({ label }) => label)

test('the next free hours by the clock of the spa, two of a day, each a way to choose it', async () => {
  const next = await ask(`service=${service.uuid}&pax=2`)
  expect(next?.title).toBe('Próximas horas libres')
  expect(next?.hours).toEqual([
    {
      label: 'Hoy 11:00',
      href: `/service-booking/checkout/?service=${service.uuid}&pax=2&day=2026-11-17&time=11%3A00`,
    },
    expect.objectContaining({ label: 'Hoy 12:00' }),
    expect.objectContaining({ label: 'Mañana 10:00' }),
    expect.objectContaining({ label: 'Mañana 11:00' }),
  ])
})

test('days are called by their weekday, and in Portuguese', async () => {
  await takeDay('2026-11-17')
  expect(await labels()).toEqual(['Mañana 10:00', 'Mañana 11:00', 'Jue 19 · 10:00', 'Jue 19 · 11:00'])
  const inPortuguese = await ask(`service=${service.uuid}&pax=2`, '/pt/')
  expect(inPortuguese?.title).toBe('Próximas horas livres')
  expect(inPortuguese?.hours[0]?.href).toContain('/pt/service-booking/checkout/?')
  expect(await labels('', '/pt/')).toEqual(['Amanhã 10h00', 'Amanhã 11h00', 'Qui 19 · 10h00', 'Qui 19 · 11h00'])
})

test('from the day on that was looked for', async () => {
  expect(await labels('&day=2026-11-19')).toEqual([
    'Jue 19 · 10:00',
    'Jue 19 · 11:00',
    'Vie 20 · 10:00',
    'Vie 20 · 11:00',
  ])
  for (const day of ['2026-11-01', '2030-01-01', 'x', '2026-02-30'])
    expect(await labels(`&day=${day}`)).toEqual(await labels())
})

test('where two weeks are full the rest of the time is looked through', async () => {
  const days = Array.from({ length: 30 }, (_, after) =>
    new Date(Date.UTC(2026, 10, 17 + after)).toISOString().slice(0, 10),
  )
  for (const day of days) await takeDay(day)
  expect(await labels()).toEqual([
    'Jue 17 dic · 10:00',
    'Jue 17 dic · 11:00',
    'Vie 18 dic · 10:00',
    'Vie 18 dic · 11:00',
  ])
  await putRules({ horizon: 20 })
  expect(await labels()).toEqual([])
  await putRules({ horizon: 90 })
})

test.each(['service=x', '', 'pax=2'])('nothing is said of %s', async (query) => {
  expect(await ask(query)).toBeNull()
})

test.each(['0', '-1', 'x', '99', '1e3', '%00'])('nor to a party of %s', async (pax) => {
  expect(await ask(`service=${service.uuid}&pax=${pax}`)).toBeNull()
})
