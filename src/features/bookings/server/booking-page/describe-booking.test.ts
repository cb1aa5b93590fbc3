import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { spaScheduleExceptions } from '#features/catalogue/server/schema/booking-resources.ts'
import { offers, services as serviceRows } from '#features/catalogue/server/schema/services.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { bookingPageScene, hoursOfDay, pairsIn } from '#tests/builders/a-booking-page.ts'
import { describeBookingPage } from './describe-booking.ts'

const { services, service, take, takeDay, look, inPortuguese, putRules } = await bookingPageScene()
const { db } = services

const statesOf = ({ month }: Awaited<ReturnType<typeof look>>) =>
  new Map(month.days.map(({ day, state }) => [day, state]))
const hoursOf = ({ hours }: Awaited<ReturnType<typeof look>>) =>
  new Map(hours.parts.flatMap((part) => part.hours.map((hour) => [hour.time, hour] as const)))

describe('what is booked', () => {
  test('in Spanish, by the clock of the Canary Islands', async () => {
    const { service: shown, promises, tax, dayTitle, strip } = await look('day=2026-11-19')
    expect(shown.facts).toMatch(/ · 60\u00a0min · hora de Canarias$/)
    expect(promises).toMatchObject({
      lead: 'Confirmado al instante. Puedes cambiarla gratis hasta 24 horas antes.',
      confirmed: 'Confirmación al instante',
      free: 'Gratis hasta 24 h antes',
    })
    expect(tax).toBe('IGIC incluido')
    expect(dayTitle).toBe('Jueves 19 de noviembre')
    expect(strip.title).toBe('Noviembre')
  })

  test('in Portuguese', async () => {
    const { service: shown, promises, tax, dayTitle } = await inPortuguese('day=2026-11-19')
    expect(shown.facts).toMatch(/ · hora das Canárias$/)
    expect(promises).toMatchObject({
      lead: 'Confirmação imediata. Pode alterá-la sem custos até 24 horas antes.',
      confirmed: 'Confirmação imediata',
      free: 'Grátis até 24 h antes',
    })
    expect(tax).toBe('IGIC incluído')
    expect(dayTitle).toBe('Quinta-feira, 19 de novembro')
  })

  test('on the mainland no clock is named', async () => {
    const mainland = pairsIn(services, 'valencia')
    await makeBookable(services, mainland.uuid)
    const { service: shown, tax } = await look(`service=${mainland.uuid}`)
    // The first of two parameters counts.
    expect(shown.uuid).toBe(service.uuid)
    const query = new URLSearchParams({ service: mainland.uuid })
    const reader = readerOf(services, { pathname: '/service-booking/checkout/' })
    const there = await describeBookingPage(services, reader, { query, without: null })
    expect(there?.service.facts).toMatch(/ · 60\u00a0min$/)
    expect([tax, there?.tax]).toEqual(['IGIC incluido', 'IVA incluido'])
  })

  test.each([
    [null, 'Una vez reservada, no se cambia ni se devuelve.', 'No reembolsable: sin cambio de hora ni devolución'],
    [0, 'Puedes cambiarla gratis hasta que empiece.', 'Gratis hasta que empiece'],
    [48, 'Puedes cambiarla gratis hasta 48 horas antes.', 'Gratis hasta 48 h antes'],
  ])('a service that is free until %s hours before', async (freeHours, lead, free) => {
    await putRules({ freeHours })
    const { promises } = await look('day=2026-11-24')
    expect(promises).toMatchObject({ lead: `Confirmado al instante. ${lead}`, free })
    await putRules({ freeHours: 24 })
  })

  test('nobody books what is unknown or paused', async () => {
    const reader = readerOf(services, { pathname: '/service-booking/checkout/' })
    for (const unknown of ['', randomUUID(), 'x', "'; --"])
      expect(
        await describeBookingPage(services, reader, {
          query: new URLSearchParams({ service: unknown }),
          without: null,
        }),
      ).toBeNull()
  })
})

describe('the days', () => {
  test('are free, few, full, closed or over', async () => {
    await takeDay('2026-11-22')
    await takeDay('2026-11-21', hoursOfDay.slice(2))
    await takeDay('2026-11-20', hoursOfDay.slice(3))
    await db.insert(spaScheduleExceptions).values({ spaUuid: service.spaUuid, from: '2026-11-23', to: '2026-11-23' })
    await services.catalogue.refresh()
    const view = await look('day=2026-11-19')
    const states = statesOf(view)
    expect(['16', '17', '19', '20', '21', '22', '23'].map((date) => states.get(`2026-11-${date}`))).toEqual([
      'over',
      'free',
      'free',
      'free',
      'few',
      'full',
      'closed',
    ])
    expect([view.month.previous, view.month.next]).toEqual([null, '2026-12'])
    // The strip leaves out days on which nobody can come.
    const strip = view.strip.days.map(({ day, free }) => `${day.slice(8)} ${free}`)
    expect(strip.slice(0, 7)).toEqual(['17 9', '18 10', '19 10', '20 3', '21 2', '22 0', '24 10'])
    await db.delete(spaScheduleExceptions)
    await services.catalogue.refresh()
  })

  test('of another month are looked at while the day stays', async () => {
    const { month, day, dayTitle } = await look('day=2026-11-19&month=2027-01')
    expect([month.month, month.previous, month.next, day]).toEqual(['2027-01', '2026-12', '2027-02', '2026-11-19'])
    expect(dayTitle).toBe('Jueves 19 de noviembre')
  })

  test('without one it is the first that has a free hour', async () => {
    await takeDay('2026-11-17')
    await takeDay('2026-11-18')
    expect((await look('')).day).toBe('2026-11-19')
  })
})

describe('the hours', () => {
  test('stand by the parts of the day, each with what is left of it', async () => {
    await take('2026-11-19', '16:00')
    await take('2026-11-19', '18:00', { places: [1] })
    const view = await look('day=2026-11-19&time=17:00')
    expect(view.hours.parts.map(({ part, hours }) => `${part} ${hours.length}`)).toEqual(['morning 4', 'afternoon 6'])
    const hours = hoursOf(view)
    expect(['16:00', '17:00', '18:00'].map((time) => hours.get(time)?.state)).toEqual(['full', 'free', 'last'])
    expect(view.choice).toMatchObject({ time: '17:00', pax: '2', day: '2026-11-19' })
    expect([view.hourProblem, view.taken, view.none]).toEqual([null, null, null])
  })

  test('a hold that is over takes nothing, and neither does what the visitor holds', async () => {
    const mine = randomUUID()
    await take('2026-11-19', '12:00', { until: new Date('2026-11-17T10:29:00Z') })
    await take('2026-11-19', '13:00', { until: new Date('2026-11-17T10:31:00Z') })
    await take('2026-11-19', '14:00', { until: new Date('2026-11-17T10:45:00Z'), reference: mine })
    const statesFor = async (without: string | null) => {
      const hours = hoursOf(await look('day=2026-11-19', { without }))
      return ['12:00', '13:00', '14:00'].map((time) => hours.get(time)?.state)
    }
    expect(await statesFor(null)).toEqual(['free', 'full', 'full'])
    expect(await statesFor(mine)).toEqual(['free', 'full', 'free'])
  })

  test('cost what the party pays at each of them, beside the price before and the lowest of 30 days', async () => {
    const everyDay = {
      sunday: true,
      monday: true,
      tuesday: true,
      wednesday: true,
      thursday: true,
      friday: true,
      saturday: true,
    }
    await db.update(serviceRows).set({ priceAmount: 10_000 }).where(eq(serviceRows.uuid, service.uuid))
    await db.insert(offers).values({
      uuid: randomUUID(),
      serviceUuid: service.uuid,
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      ...everyDay,
      spaDiscountValue: 0,
      bonoDiscountValue: -20,
      discountMode: 'percent',
      startTime: '10:00:00',
      endTime: '14:00:00',
    })
    await services.catalogue.refresh()
    const view = await look('day=2026-11-19&pax=4')
    const hours = hoursOf(view)
    expect(hours.get('11:00')?.price).toEqual({
      amount: '160,00\u00a0€',
      was: '200,00\u00a0€',
      off: '−20\u00a0%',
      lowest: expect.stringMatching(/^\d+,\d\d\u00a0€$/),
    })
    expect(hours.get('14:00')?.price).toEqual({ amount: '200,00\u00a0€' })
    expect([view.hours.from, view.hours.price]).toEqual(['160,00\u00a0€', null])
    await db.delete(offers).where(eq(offers.serviceUuid, service.uuid))
    await services.catalogue.refresh()
  })
})

async function bookBy(onlineBookingAvailable: 'yes' | 'request') {
  await db.update(serviceRows).set({ onlineBookingAvailable }).where(eq(serviceRows.uuid, service.uuid))
  await services.catalogue.refresh()
}

test('on request the spa confirms by hand', async () => {
  await bookBy('request')
  onTestFinished(() => bookBy('yes'))
  const view = await look('day=2026-11-19')
  expect(view.isRequest).toBe(true)
  expect(view.promises).toMatchObject({
    lead: 'El spa confirma la hora, y solo entonces se cobra. Puedes cambiarla gratis hasta 24 horas antes.',
    confirmed: 'El spa responde en 48 horas como mucho, y siempre 2\u00a0h antes de tu hora',
    request: 'Responde en 48 horas como mucho, y siempre 2\u00a0h antes de tu hora. Si no acepta, no pagas nada.',
  })
})

test('on request the moment until which the spa answers is told for the hour that is chosen', async () => {
  await bookBy('request')
  onTestFinished(() => bookBy('yes'))
  const tomorrow = await look('day=2026-11-18&time=11:00')
  expect(tomorrow.promises).toMatchObject({
    confirmed: 'El spa responde antes del miércoles 18 de noviembre a las 09:00 (hora de Canarias)',
    request:
      'Responde antes del miércoles 18 de noviembre a las 09:00 (hora de Canarias). Si no acepta, no pagas nada.',
  })
  expect((await inPortuguese('day=2026-11-18&time=11:00')).promises.confirmed).toBe(
    'O spa responde até quarta-feira, 18 de novembro, às 9h00 (hora das Canárias)',
  )
  // It is 10:30 on the 17th: in 48 hours.
  expect((await look('day=2026-12-18&time=11:00')).promises.confirmed).toBe(
    'El spa responde antes del jueves 19 de noviembre a las 10:30 (hora de Canarias)',
  )
})

test('on request no hour is offered that is nearer than two hours, or than the notice of the spa', async () => {
  await bookBy('request')
  onTestFinished(() => bookBy('yes'))
  const offered = async () => [...hoursOf(await look('day=2026-11-17')).keys()][0]
  expect(await offered()).toBe('13:00')
  expect((await look('day=2026-11-17&time=12:00')).hourProblem).toBe(
    'Las 12:00 están demasiado cerca: el spa necesita 2\u00a0h para prepararse. Elige otra hora.',
  )
  await putRules({ notice: 60 })
  expect(await offered()).toBe('13:00')
  await putRules({ notice: 300 })
  expect(await offered()).toBe('16:00')
  await putRules({ notice: 0 })
})

describe('what can be cancelled is told for the hour that is chosen', () => {
  test.each([
    [
      'an hour of the day after tomorrow',
      'day=2026-11-19&time=17:00',
      'Cambia o cancela gratis hasta el miércoles 18 de noviembre a las 17:00 (hora de Canarias)',
      'Confirmado al instante. Puedes cambiarla o cancelarla gratis hasta el miércoles 18 de noviembre a las 17:00 (hora de Canarias).',
    ],
    [
      'an hour of today',
      'day=2026-11-17&time=17:00',
      'Falta menos de 24 h: sin cambio de hora ni devolución',
      'Confirmado al instante. Con tan poca antelación ya no se cambia ni se devuelve.',
    ],
    [
      'none, and all of today are too near',
      'day=2026-11-17',
      'Falta menos de 24 h: sin cambio de hora ni devolución',
      'Confirmado al instante. Con tan poca antelación ya no se cambia ni se devuelve.',
    ],
    [
      'none, and some of tomorrow are free to change',
      'day=2026-11-18',
      'Gratis hasta 24 h antes',
      'Confirmado al instante. Puedes cambiarla gratis hasta 24 horas antes.',
    ],
  ])('%s', async (_, query, free, lead) => {
    expect((await look(query)).promises).toMatchObject({ free, lead, isRefundable: query.includes('11-17') === false })
  })

  test('in Portuguese', async () => {
    expect((await inPortuguese('day=2026-11-19&time=17:00')).promises.free).toBe(
      'Altere ou cancele grátis até quarta-feira, 18 de novembro, às 17h00 (hora das Canárias)',
    )
  })
})
