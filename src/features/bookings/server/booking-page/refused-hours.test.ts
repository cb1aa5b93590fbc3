import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { services as serviceRows } from '#features/catalogue/server/schema/services.ts'
import { bookingPageScene } from '#tests/builders/a-booking-page.ts'

const { services, service, take, takeDay, look, inPortuguese, putRules } = await bookingPageScene()
const { db } = services

describe('what can not be had is told', () => {
  test('a full day names the nearest free hour', async () => {
    await takeDay('2026-11-22')
    const { none } = await look('day=2026-11-22')
    expect(none).toEqual({
      title: 'El domingo 22 está completo',
      text: 'El hueco libre más cercano es el sábado 21 a las 19:00.',
      nearest: { day: '2026-11-21', time: '19:00', label: 'Ver el sábado 21' },
      hasVoucher: true,
      canWait: true,
    })
    expect((await inPortuguese('day=2026-11-22')).none).toMatchObject({
      title: 'No domingo, 22, já não há horas livres',
      text: 'A hora livre mais próxima é no sábado, 21, às 19h00.',
      nearest: { label: 'Ver sábado, 21' },
    })
  })

  test('an hour that was just taken names others of that time', async () => {
    await take('2026-11-19', '17:00')
    await take('2026-11-20', '17:00')
    const { taken, choice, hours } = await look('day=2026-11-19&time=17:00&notice=taken')
    expect(taken).toMatchObject({
      time: '17:00',
      title: 'Las 17:00 se acaban de ocupar',
      text: 'Alguien ha terminado antes. No se ha cobrado nada. Estas horas siguen libres:',
      otherDaysTitle: 'A las 17:00, otro día',
    })
    expect(taken?.otherDays.map(({ label }) => label)).toEqual(['Sáb 21 nov, 17:00', 'Dom 22 nov, 17:00'])
    expect(taken?.otherDays[0]?.price).toBe(hours.price?.amount)
    expect(choice.time).toBe('')
    expect((await look('day=2026-11-19&time=17:00')).taken?.title).toBe('Las 17:00 ya no están libres')
    expect((await inPortuguese('day=2026-11-19&time=17:00&notice=taken')).taken?.title).toBe(
      'As 17h00 acabam de ser ocupadas',
    )
    // Somebody gave it up again.
    expect((await look('day=2026-11-19&time=18:00&notice=taken')).taken).toBeNull()
  })

  test.each([
    ['time=17:15&day=2026-11-19', 'A las 17:15 no empieza ninguna sesión. Elige una de estas horas.'],
    ['time=10:00&day=2026-11-17', 'Las 10:00 ya han pasado. Elige otra hora.'],
    ['time=25:00&day=2026-11-19', 'Esa hora no existe. Elige una de estas.'],
    ['time=<b>&day=2026-11-19', 'Esa hora no existe. Elige una de estas.'],
    ['day=2026-11-19&notice=no-hour', 'Elige una hora para continuar.'],
    ['day=2026-11-19', null],
  ])('the hour of %s', async (query, problem) => {
    expect((await look(query)).hourProblem).toBe(problem)
  })

  test('an hour that is too near', async () => {
    await putRules({ notice: 180 })
    expect((await look('time=12:00&day=2026-11-17')).hourProblem).toBe(
      'Las 12:00 están demasiado cerca: el spa necesita 3\u00a0h para prepararse. Elige otra hora.',
    )
    await putRules({ notice: 0 })
  })

  test.each([
    ['2026-11-16', 'Ese día ya ha pasado. Te enseñamos el primero con horas libres.'],
    ['2027-02-16', 'Se puede reservar hasta el 15 de febrero de 2027. Te enseñamos el primer día con horas libres.'],
    ['2026-02-30', 'Esa fecha no existe. Te enseñamos el primer día con horas libres.'],
  ])('the day %s', async (day, problem) => {
    const view = await look(`day=${day}&time=17:00`)
    expect([view.dayProblem, view.day, view.choice.time]).toEqual([problem, '2026-11-17', ''])
  })

  test.each([
    ['7', 'Este servicio admite 6 personas como máximo.', null, 6],
    ['x', 'Escribe con un número cuántas personas sois.', null, 2],
    ['3', null, 'Se vende por grupos: el precio es de 4 personas.', 3],
    ['4', null, null, 4],
  ])('%s people', async (pax, problem, note, shown) => {
    await db.update(serviceRows).set({ capacityMaximum: 6 }).where(eq(serviceRows.uuid, service.uuid))
    await services.catalogue.refresh()
    expect((await look(`pax=${pax}`)).party).toMatchObject({ problem, note, pax: shown })
  })

  test('a spa without a free hour in the whole of its time', async () => {
    await putRules({ horizon: 1 })
    await takeDay('2026-11-17')
    await takeDay('2026-11-18')
    const { none, day } = await look('')
    expect(day).toBe('2026-11-17')
    expect(none).toMatchObject({
      text: 'No queda ninguna hora libre hasta el 18 de noviembre de 2026. Prueba con menos personas, o con un bono sin fecha.',
      nearest: null,
    })
    await putRules({ horizon: 90 })
  })
})
