import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AvailabilityRequest, HotelRates } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import type { Rate } from '#features/catalogue/rules/getaways/rate.ts'

/** A supplier with one getaway whose smallest room type has one room left each night. */
export type SupplierScene = {
  rates: HotelRates
  packageUuid: string
  packageUuidRevision: string
  /** An instant that the supplier believes to be now. */
  now: () => Date
  setNow: (instant: Date) => void
  /** Rooms of each type that are neither held nor sold on a night, as the supplier's own books say. */
  freeOn: (night: string) => Promise<Record<string, number>>
}

const minutes = (count: number) => count * 60_000
const guest = { guest: { name: 'Marta', surname: 'Salas' }, comment: 'Llegamos tarde', language: 'es' } as const

/** What every supplier of hotel rooms must do. */
export function hotelRatesContract(open: () => Promise<SupplierScene>) {
  const stay = { from: '2026-11-23', to: '2026-11-25' }

  function asking({ packageUuid, packageUuidRevision }: SupplierScene, changes: Partial<AvailabilityRequest> = {}) {
    return { packageUuid, packageUuidRevision, ...stay, numPax: 2, ...changes }
  }

  async function find(scene: SupplierScene, changes: Partial<AvailabilityRequest> = {}) {
    const found = await scene.rates.findAvailability(asking(scene, changes))
    if (!found.ok) throw new Error(found.error)
    return found.value
  }

  /** The rates of the room type of which one is left. */
  const scarce = (rates: Rate[]) => rates.filter(({ roomsLeft }) => roomsLeft === 1)

  async function lastRoom(scene: SupplierScene) {
    const [rate] = scarce((await find(scene)).rates)
    if (!rate) throw new Error('No room type has one room left')
    return rate
  }

  const hold = (
    scene: SupplierScene,
    rate: Rate,
    changes: { reference?: string; earlier?: string; until?: Date } = {},
  ) =>
    scene.rates.hold({
      reference: randomUUID(),
      request: asking(scene),
      choice: rate,
      price: rate.basicPriceWithDiscount,
      earlier: null,
      until: new Date(scene.now().getTime() + minutes(15)),
      ...changes,
    })

  async function held(scene: SupplierScene, rate: Rate, reference: string = randomUUID()) {
    const answer = await hold(scene, rate, { reference })
    if (!answer.ok) throw new Error(answer.error)
    return { reference, holdReference: answer.value.holdReference }
  }

  test('a stay has rates that add up, the best of them is the cheapest', async () => {
    const scene = await open()
    const found = await find(scene)
    expect(found).toMatchObject({ ...stay, numPax: 2, totalNights: 2 })
    for (const rate of found.rates) {
      const sum = rate.nights.reduce((total, { price }) => total + price.amount, 0)
      expect(sum).toBe(rate.basicPriceWithDiscount.amount)
      expect(rate.nights.map(({ night }) => night)).toEqual(['2026-11-23', '2026-11-24'])
      expect(rate.basicPrice.amount).toBeGreaterThanOrEqual(sum)
      expect(rate.metadata.bookingProcedure).toEqual({ occupancies: [{ adults: 2 }], supplier: scene.rates.supplier })
      expect(rate.cancelPolicy.refundable).toBe(rate.cancelPolicy.cancelPenalties.length > 0)
    }
    const prices = found.rates.map(({ basicPriceWithDiscount }) => basicPriceWithDiscount.amount)
    expect(found.bestRate?.basicPriceWithDiscount.amount).toBe(Math.min(...prices))
    expect(new Set(found.rates.map(({ type, roomType, boardType }) => `${type} ${roomType} ${boardType}`)).size).toBe(
      found.rates.length,
    )
  })

  test('four people need two rooms at twice the price', async () => {
    const scene = await open()
    const [two, four] = [await find(scene), await find(scene, { numPax: 4 })]
    expect(four.bestRate?.basicPriceWithDiscount.amount).toBe(2 * (two.bestRate?.basicPriceWithDiscount.amount ?? 0))
    expect(four.bestRate?.metadata.bookingProcedure.occupancies).toEqual([{ adults: 2 }, { adults: 2 }])
    expect(four.rates.map(({ roomType }) => roomType)).not.toContain((await lastRoom(scene)).roomType)
  })

  test('a revision that is not today’s is refused, and nothing is held', async () => {
    const scene = await open()
    const request = asking(scene, { packageUuidRevision: randomUUID() })
    expect(await scene.rates.findAvailability(request)).toEqual({ ok: false, error: 'stale-revision' })
    const rate = await lastRoom(scene)
    const answer = await scene.rates.hold({
      reference: randomUUID(),
      request,
      choice: rate,
      price: rate.basicPriceWithDiscount,
      earlier: null,
      until: scene.now(),
    })
    expect(answer).toEqual({ ok: false, error: 'stale-revision' })
    expect((await scene.freeOn(stay.from))[rate.roomType]).toBe(1)
  })

  test('a price that is not the supplier’s is refused, and nothing is held', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const cheap = { ...rate, basicPriceWithDiscount: { amount: 100, currency: 'EUR' } }
    expect(await hold(scene, cheap)).toEqual({ ok: false, error: 'price-changed' })
    expect(await hold(scene, { ...rate, boardType: 'champagne' })).toEqual({ ok: false, error: 'no-rates' })
    expect((await scene.freeOn(stay.from))[rate.roomType]).toBe(1)
  })

  test('the last room is held once, each of its nights, and is free again when it is released', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const { holdReference } = await held(scene, rate)
    expect((await scene.freeOn('2026-11-23'))[rate.roomType]).toBe(0)
    expect((await scene.freeOn('2026-11-24'))[rate.roomType]).toBe(0)
    expect((await scene.freeOn('2026-11-25'))[rate.roomType]).toBe(1)
    expect((await hold(scene, rate)).ok).toBe(false)
    expect((await find(scene)).rates.map(({ roomType }) => roomType)).not.toContain(rate.roomType)
    await scene.rates.release(holdReference)
    await scene.rates.release(holdReference)
    await scene.rates.release('nobody’s')
    expect((await scene.freeOn('2026-11-23'))[rate.roomType]).toBe(1)
  })

  test('who holds the last room is still told its rates, and nobody else is', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const { reference } = await held(scene, rate)
    const told = async (changes = {}) => (await find(scene, changes)).rates.map(({ roomType }) => roomType)
    expect(await told({ reference })).toContain(rate.roomType)
    expect(await told({ reference: randomUUID() })).not.toContain(rate.roomType)
    expect(await told()).not.toContain(rate.roomType)
  })

  test('who holds the last room may hold it longer', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const { reference, holdReference } = await held(scene, rate)
    const longer = await hold(scene, rate, { reference, earlier: holdReference })
    expect(longer.ok).toBe(true)
    expect((await scene.freeOn(stay.from))[rate.roomType]).toBe(0)
    expect(await scene.rates.lookUp(reference)).toEqual({ state: 'held' })
  })

  test('a hold that is asked for again, since its answer was lost, is the same one', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const reference = randomUUID()
    const [first, second] = await Promise.all([hold(scene, rate, { reference }), hold(scene, rate, { reference })])
    expect(first.ok).toBe(true)
    expect(second).toEqual(first)
    expect(await hold(scene, rate, { reference })).toEqual(first)
    expect((await scene.freeOn(stay.from))[rate.roomType]).toBe(0)
    const [plain] = (await find(scene)).rates
    if (!plain) throw new Error('Only one room is left')
    const before = (await scene.freeOn(stay.from))[plain.roomType] ?? 0
    expect((await hold(scene, plain, { reference })).ok).toBe(true)
    expect(await scene.freeOn(stay.from)).toMatchObject({ [rate.roomType]: 1, [plain.roomType]: before - 1 })
  })

  test('a hold ends by itself', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const { reference } = await held(scene, rate)
    const before = scene.now()
    scene.setNow(new Date(before.getTime() + minutes(16)))
    expect(await scene.rates.lookUp(reference)).toEqual({ state: 'none' })
    expect((await hold(scene, rate)).ok).toBe(true)
    scene.setNow(before)
  })

  test('many who want the last room at once: one has it', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const answers = await Promise.all(Array.from({ length: 12 }, () => hold(scene, rate)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await scene.freeOn(stay.from))[rate.roomType]).toBe(0)
  })

  test('what is confirmed is sold once, however often it is asked for', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const { reference, holdReference } = await held(scene, rate)
    const confirm = () => scene.rates.confirm({ reference, holdReference, ...guest })
    const [first, second] = await Promise.all([confirm(), confirm()])
    expect(first.ok).toBe(true)
    expect(second).toEqual(first)
    expect(await confirm()).toEqual(first)
    expect(await scene.rates.lookUp(reference)).toEqual({ state: 'confirmed', ...(first.ok ? first.value : {}) })
    await scene.rates.release(holdReference)
    expect(await scene.rates.lookUp(reference)).toMatchObject({ state: 'confirmed' })
    expect((await scene.freeOn(stay.from))[rate.roomType]).toBe(0)
  })

  test('a hold that has ended is sold if its room is still free, and not if it is gone', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const before = scene.now()
    const late = await held(scene, rate)
    scene.setNow(new Date(before.getTime() + minutes(16)))
    const other = await held(scene, rate)
    expect(await scene.rates.confirm({ ...late, ...guest })).toEqual({ ok: false, error: 'gone' })
    await scene.rates.release(other.holdReference)
    expect((await scene.rates.confirm({ ...late, ...guest })).ok).toBe(true)
    expect(await scene.rates.confirm({ ...other, ...guest })).toEqual({ ok: false, error: 'gone' })
    scene.setNow(before)
  })

  test('a stay that is cancelled is free again, and is not sold a second time', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const one = await held(scene, rate)
    await scene.rates.confirm({ ...one, ...guest })
    expect(await scene.rates.cancel(one.reference)).toEqual({ ok: true, value: null })
    expect(await scene.rates.cancel(one.reference)).toEqual({ ok: true, value: null })
    expect(await scene.rates.lookUp(one.reference)).toMatchObject({ state: 'cancelled' })
    expect((await scene.freeOn(stay.from))[rate.roomType]).toBe(1)
    expect(await scene.rates.confirm({ ...one, ...guest })).toEqual({ ok: false, error: 'gone' })
    expect(await scene.rates.cancel('nobody’s')).toEqual({ ok: false, error: 'unknown' })
    expect(await scene.rates.lookUp('nobody’s')).toEqual({ state: 'none' })
  })

  test('other dates of the same buyer take the place of the earlier ones', async () => {
    const scene = await open()
    const rate = await lastRoom(scene)
    const { reference, holdReference } = await held(scene, rate)
    const changes = { from: '2026-11-24', to: '2026-11-26' }
    const later = await scene.rates.findAvailability(asking(scene, changes))
    const price = await scene.rates.findAvailability(asking(scene))
    expect(later.ok && price.ok).toBe(true)
    const answer = await scene.rates.hold({
      reference,
      request: asking(scene, changes),
      choice: rate,
      price: rate.basicPriceWithDiscount,
      earlier: holdReference,
      until: new Date(scene.now().getTime() + minutes(15)),
    })
    expect(answer.ok).toBe(true)
    expect((await scene.freeOn('2026-11-23'))[rate.roomType]).toBe(1)
    expect((await scene.freeOn('2026-11-24'))[rate.roomType]).toBe(0)
    expect((await scene.freeOn('2026-11-25'))[rate.roomType]).toBe(0)
  })

  test('the calendar says what each night costs at least, and what is full or closed', async () => {
    const scene = await open()
    const days = await scene.rates.readCalendar({
      packageUuid: scene.packageUuid,
      from: '2026-11-23',
      to: '2026-12-07',
    })
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
    expect(days).toHaveLength(14)
    for (const { state, price, minimumNights } of days) {
      expect(price === null).toBe(state !== 'open')
      expect(minimumNights).toBeGreaterThanOrEqual(1)
    }
    const best = (await find(scene)).bestRate?.nights[0]?.price
    expect(days[0]?.price).toEqual(best)
    expect(await scene.rates.readCalendar({ packageUuid: randomUUID(), from: stay.from, to: stay.to })).toEqual([])
  })
}
