import type { NotHeld } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { occupanciesFor } from '#features/catalogue/rules/getaways/rate.ts'
import { nightsOf } from '#features/catalogue/rules/getaways/stay.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { type Counter, hasRooms, type KeptStay } from './account.ts'
import { type Asked, availabilityOf } from './availability.ts'
import { nightsFor } from './nights.ts'

// Nothing in here waits: between looking for a free room and taking it nobody else has a turn.

export type AskedHold = Asked & { type: string; roomType: string; boardType: string; price: number; until: number }

/** A reference has one hold. What is held already is held longer, at the price that was agreed. */
export function holdStay(counter: Counter, reference: string, asked: AskedHold): Result<KeptStay, NotHeld> {
  const { world, books, packages } = counter
  const kept = books.stays.get(reference)
  if (kept && isEnded(kept)) return fail('no-availability')
  const sold = packages.find(({ uuid }) => uuid === asked.package_uuid)
  const room = sold?.rooms.find(({ type }) => type === asked.roomType)
  const wanted = {
    packageUuid: asked.package_uuid,
    roomUuid: room?.uuid ?? '',
    from: asked.from,
    to: asked.to,
    rooms: occupanciesFor(asked.num_pax).length,
    type: asked.type,
    boardType: asked.boardType,
    price: asked.price,
  }
  const isHeld = kept !== undefined && hasRooms(kept, world.now()) && isSame(kept, wanted)
  if (isHeld && sold?.revision === asked.package_uuid_revision) {
    const longer = { ...kept, until: asked.until }
    books.stays.put(longer)
    return ok(longer)
  }
  if (sold && room) meddle(counter, wanted)
  const found = availabilityOf(counter, asked, kept)
  if (!found.ok) return found
  const rate = found.value.rates.find(
    (one) => one.type === asked.type && one.room_type === asked.roomType && one.boardtype_type === asked.boardType,
  )
  if (!rate) return fail('no-rates')
  if (rate.basic_price_with_discount.amount !== asked.price) return fail('price-changed')
  if (world.faults.take('hotel-refuses')) return fail('no-availability')
  const stay: KeptStay = {
    ...wanted,
    reference,
    holdReference: `PH-${world.random(8)}`,
    state: 'held',
    until: asked.until,
    locator: null,
    guest: null,
    comment: null,
  }
  books.stays.put(stay)
  return ok(stay)
}

type Wanted = Pick<KeptStay, 'packageUuid' | 'roomUuid' | 'from' | 'to' | 'rooms' | 'type' | 'boardType' | 'price'>

const isSame = (kept: KeptStay, wanted: Wanted) =>
  Object.entries(wanted).every(([field, value]) => kept[field as keyof Wanted] === value)

/** Sold or refused for good: nothing is held under its reference again. */
const isEnded = ({ state }: KeptStay) => state === 'confirmed' || state === 'cancelled' || state === 'refused'

/** What others do between a buyer's question and the hold, if it was switched on. */
function meddle(counter: Counter, wanted: Wanted) {
  const { world, books } = counter
  if (world.faults.take('hotel-raises-price'))
    for (const night of nightsOf(wanted))
      books.raises.put(wanted.roomUuid, night, books.raises.get(wanted.roomUuid, night) + raisePercent)
  if (world.faults.take('hotel-sells-last-room')) sellElsewhere(counter, wanted)
}

const raisePercent = 10

/** To who came to the hotel by another way: as many rooms as are free all those nights. */
function sellElsewhere(counter: Counter, wanted: Wanted) {
  const { world, books, packages } = counter
  const sold = packages.find(({ uuid }) => uuid === wanted.packageUuid)
  const nights = sold && nightsFor(counter, sold, wanted).find(({ room }) => room.uuid === wanted.roomUuid)?.nights
  const rooms = Math.min(...(nights ?? []).map(({ free }) => free))
  if (!Number.isFinite(rooms) || rooms <= 0) return
  books.stays.put({
    ...wanted,
    rooms,
    reference: `elsewhere-${world.random(6)}`,
    holdReference: `PH-${world.random(8)}`,
    state: 'confirmed',
    until: 0,
    locator: locator(counter),
    guest: null,
    comment: null,
  })
}

const locator = ({ world }: Counter) => `PL${world.random(4).toUpperCase()}`

export function releaseHold({ books }: Counter, holdReference: string) {
  const stay = books.stays.all().find((kept) => kept.holdReference === holdReference)
  if (stay?.state === 'held') books.stays.put({ ...stay, state: 'released' })
}

export type AskedConfirmation = { holdReference: string; guest: string; comment: string }

/** Of a hold that has ended the rooms are taken if they are still free. */
export function confirmStay(counter: Counter, reference: string, asked: AskedConfirmation): Result<KeptStay, 'gone'> {
  const { world, books } = counter
  const stay = books.stays.get(reference)
  if (stay?.state === 'confirmed') return ok(stay)
  if (!stay || isEnded(stay) || stay.holdReference !== asked.holdReference) return fail('gone')
  if (world.faults.take('hotel-refuses')) {
    books.stays.put({ ...stay, state: 'refused' })
    return fail('gone')
  }
  if (!hasRooms(stay, world.now()) && !isFree(counter, stay)) return fail('gone')
  const { guest, comment } = asked
  const confirmed: KeptStay = { ...stay, state: 'confirmed', locator: locator(counter), guest, comment }
  books.stays.put(confirmed)
  return ok(confirmed)
}

function isFree(counter: Counter, stay: KeptStay): boolean {
  const sold = counter.packages.find(({ uuid }) => uuid === stay.packageUuid)
  const found = sold && nightsFor(counter, sold, stay, stay).find(({ room }) => room.uuid === stay.roomUuid)
  return found?.nights.length === nightsOf(stay).length && found.nights.every(({ free }) => free >= stay.rooms)
}

export function cancelStay({ books }: Counter, reference: string): Result<KeptStay, 'unknown'> {
  const stay = books.stays.get(reference)
  if (stay?.state === 'cancelled') return ok(stay)
  if (stay?.state !== 'confirmed') return fail('unknown')
  const cancelled: KeptStay = { ...stay, state: 'cancelled' }
  books.stays.put(cancelled)
  return ok(cancelled)
}
