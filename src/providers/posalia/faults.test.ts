import { expect, test } from 'vitest'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { faultDelay } from '#sandbox/faults.ts'
import { findSuite, holdOf, holdSuite, openPosalia, stayOf } from '#tests/hotel-rates/posalia-scene.ts'

test('a confirmation whose answer is lost throws in time; the stay is booked, and a second one answers the same', async () => {
  const opened = openPosalia()
  const { rates, world, waits, limits } = opened
  const stay = await holdSuite(opened, 'stay-1')
  world.faults.set('hotel-loses-confirmation', 1)
  const { write } = limits
  limits.write = 0.5
  await expect(rates.confirm(stay)).rejects.toThrow(new SupplierAway('Posalia gave no answer to confirm: TimeoutError'))
  limits.write = write
  expect(waits).toEqual([faultDelay])
  const known = await rates.lookUp('stay-1')
  expect(known).toMatchObject({ state: 'confirmed' })
  const again = await rates.confirm(stay)
  expect(again.ok && { state: 'confirmed', ...again.value }).toEqual(known)
  expect((await opened.freeOn('2026-11-23'))['junior-suite']).toBe(0)
  expect(await rates.cancel('stay-1')).toEqual({ ok: true, value: null })
  expect((await opened.freeOn('2026-11-23'))['junior-suite']).toBe(1)
})

test('what is booked outlives the supplier’s process', async () => {
  const opened = openPosalia()
  const confirmed = await opened.rates.confirm(await holdSuite(opened, 'stay-1'))
  opened.restart()
  const { hotelLocator } = confirmed.ok ? confirmed.value : { hotelLocator: '' }
  expect(await opened.rates.lookUp('stay-1')).toEqual({ state: 'confirmed', hotelLocator })
})

test('a price that rises before the hold is refused, and is the price from then on', async () => {
  const opened = openPosalia()
  const suite = await findSuite(opened)
  opened.world.faults.set('hotel-raises-price', 1)
  expect(await opened.rates.hold(holdOf(opened, suite, 'stay-1'))).toEqual({ ok: false, error: 'price-changed' })
  expect(await opened.rates.lookUp('stay-1')).toEqual({ state: 'none' })
  const dearer = await findSuite(opened)
  expect(dearer.basicPriceWithDiscount.amount).toBeGreaterThan(suite.basicPriceWithDiscount.amount)
  expect((await opened.rates.hold(holdOf(opened, dearer, 'stay-1'))).ok).toBe(true)
})

test('a price that is held stays as it was agreed', async () => {
  const opened = openPosalia()
  const suite = await findSuite(opened)
  const first = await opened.rates.hold(holdOf(opened, suite, 'stay-1'))
  opened.world.faults.set('hotel-raises-price', 1)
  expect(await opened.rates.hold(holdOf(opened, suite, 'stay-1'))).toEqual(first)
})

test('the last room that somebody else takes before the hold is not sold twice', async () => {
  const opened = openPosalia()
  const suite = await findSuite(opened)
  opened.world.faults.set('hotel-sells-last-room', 1)
  expect(await opened.rates.hold(holdOf(opened, suite, 'stay-1'))).toEqual({ ok: false, error: 'no-rates' })
  expect(await opened.freeOn('2026-11-23')).toEqual({ double: 6, 'double-garden': 3, 'junior-suite': 0 })
  await expect(findSuite(opened)).rejects.toThrow('No suite is free')
})

test('a hold and a confirmation can be refused; a stay that was refused is never booked', async () => {
  const opened = openPosalia()
  const suite = await findSuite(opened)
  opened.world.faults.set('hotel-refuses', 1)
  expect(await opened.rates.hold(holdOf(opened, suite, 'stay-1'))).toEqual({ ok: false, error: 'no-availability' })
  const stay = await holdSuite(opened, 'stay-1')
  opened.world.faults.set('hotel-refuses', 1)
  expect(await opened.rates.confirm(stay)).toEqual({ ok: false, error: 'gone' })
  expect(await opened.rates.lookUp('stay-1')).toEqual({ state: 'none' })
  expect(await opened.rates.confirm(stay)).toEqual({ ok: false, error: 'gone' })
  expect((await opened.freeOn('2026-11-23'))['junior-suite']).toBe(1)
})

/** Every call, by the word that its errors use. */
const calls = (opened: ReturnType<typeof openPosalia>, stay: Awaited<ReturnType<typeof holdSuite>>) => {
  const { rates, packageUuid } = opened
  return {
    availability: () => rates.findAvailability(stayOf(opened)),
    calendar: () => rates.readCalendar({ packageUuid, from: '2026-11-23', to: '2026-11-25' }),
    hold: async () => rates.hold(holdOf(opened, await findSuite(openPosalia()), 'stay-2')),
    'look-up': () => rates.lookUp('stay-1'),
    confirm: () => rates.confirm(stay),
    cancel: () => rates.cancel('stay-1'),
    release: () => rates.release(stay.holdReference),
  }
}

test.each(['availability', 'calendar', 'hold', 'look-up', 'confirm', 'cancel', 'release'] as const)(
  '%s throws while the supplier is down, and does nothing',
  async (what) => {
    const opened = openPosalia()
    const stay = await holdSuite(opened, 'stay-1')
    opened.world.faults.set('hotel-down', 1)
    await expect(calls(opened, stay)[what]()).rejects.toThrow(new SupplierAway(`Posalia answered 503 to ${what}`))
    expect(await opened.rates.lookUp('stay-1')).toEqual({ state: 'held' })
    expect(await opened.rates.lookUp('stay-2')).toEqual({ state: 'none' })
  },
)

test.each(['availability', 'calendar', 'hold', 'look-up', 'confirm', 'cancel', 'release'] as const)(
  '%s throws if the answer is garbage',
  async (what) => {
    const opened = openPosalia()
    const stay = await holdSuite(opened, 'stay-1')
    opened.world.faults.set('hotel-garbage', 1)
    await expect(calls(opened, stay)[what]()).rejects.toThrow(SupplierAway)
  },
)

test('after garbage the truth can be asked for', async () => {
  const opened = openPosalia()
  const stay = await holdSuite(opened, 'stay-1')
  opened.world.faults.set('hotel-garbage', 1)
  await expect(opened.rates.confirm(stay)).rejects.toThrow("Posalia's answer to confirm can't be read")
  expect(await opened.rates.lookUp('stay-1')).toMatchObject({ state: 'confirmed' })
})

test('a wrong key is an error, not an answer', async () => {
  const opened = openPosalia({ key: 'another key' })
  const error = await opened.rates.lookUp('stay-1').catch((thrown) => thrown)
  expect(error).toEqual(new Error('Posalia answered 401 to look-up'))
  expect(error).not.toBeInstanceOf(SupplierAway)
})
