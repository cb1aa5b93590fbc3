import type { NotHeld } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { occupanciesFor } from '#features/catalogue/rules/getaways/rate.ts'
import { nightsOf } from '#features/catalogue/rules/getaways/stay.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { hasRooms, type Posalia, type PosaliaStay } from './account.ts'
import { type AvailabilityQuery, availabilityOf } from './availability.ts'
import { nightsFor } from './nights.ts'

// Nothing in here waits: between looking for a free room and taking it nobody else has a turn.

export type HoldInput = AvailabilityQuery & {
  type: string
  roomType: string
  boardType: string
  price: number
  until: number
}

/** A reference has one hold. What is held already is held longer, at the price that was agreed. */
export function holdStay(context: Posalia, reference: string, asked: HoldInput): Result<PosaliaStay, NotHeld> {
  const { world, records, packages } = context
  const kept = records.stays.get(reference)
  if (kept && isEnded(kept)) return fail('no-availability')
  const sold = packages.find(({ uuid }) => uuid === asked.package_uuid)
  const room = sold?.rooms.find(({ type }) => type === asked.roomType)
  const terms = {
    packageUuid: asked.package_uuid,
    roomUuid: room?.uuid ?? '',
    from: asked.from,
    to: asked.to,
    rooms: occupanciesFor(asked.num_pax).length,
    type: asked.type,
    boardType: asked.boardType,
    price: asked.price,
  }
  const isHeld = kept !== undefined && hasRooms(kept, world.now()) && isSame(kept, terms)
  if (isHeld && sold?.revision === asked.package_uuid_revision) {
    const longer = { ...kept, until: asked.until }
    records.stays.put(longer)
    return ok(longer)
  }
  if (sold && room) meddle(context, terms)
  const found = availabilityOf(context, asked, kept)
  if (!found.ok) return found
  const rate = found.value.rates.find(
    (one) => one.type === asked.type && one.room_type === asked.roomType && one.boardtype_type === asked.boardType,
  )
  if (!rate) return fail('no-rates')
  if (rate.basic_price_with_discount.amount !== asked.price) return fail('price-changed')
  if (world.faults.take('hotel-refuses')) return fail('no-availability')
  const stay: PosaliaStay = {
    ...terms,
    reference,
    holdReference: `PH-${world.random(8)}`,
    state: 'held',
    until: asked.until,
    locator: null,
    guest: null,
    comment: null,
  }
  records.stays.put(stay)
  return ok(stay)
}

type StayTerms = Pick<
  PosaliaStay,
  'packageUuid' | 'roomUuid' | 'from' | 'to' | 'rooms' | 'type' | 'boardType' | 'price'
>

const isSame = (kept: PosaliaStay, terms: StayTerms) =>
  Object.entries(terms).every(([field, value]) => kept[field as keyof StayTerms] === value)

/** Sold or refused for good: nothing is held under its reference again. */
const isEnded = ({ state }: PosaliaStay) => state === 'confirmed' || state === 'cancelled' || state === 'refused'

/** What others do between a buyer's question and the hold, if it was switched on. */
function meddle(context: Posalia, terms: StayTerms) {
  const { world, records } = context
  if (world.faults.take('hotel-raises-price'))
    for (const night of nightsOf(terms))
      records.raises.put(terms.roomUuid, night, records.raises.get(terms.roomUuid, night) + raisePercent)
  if (world.faults.take('hotel-sells-last-room')) sellElsewhere(context, terms)
}

const raisePercent = 10

/** To who came to the hotel by another way: as many rooms as are free all those nights. */
function sellElsewhere(context: Posalia, terms: StayTerms) {
  const { world, records, packages } = context
  const sold = packages.find(({ uuid }) => uuid === terms.packageUuid)
  const nights = sold && nightsFor(context, sold, terms).find(({ room }) => room.uuid === terms.roomUuid)?.nights
  const rooms = Math.min(...(nights ?? []).map(({ free }) => free))
  if (!Number.isFinite(rooms) || rooms <= 0) return
  records.stays.put({
    ...terms,
    rooms,
    reference: `elsewhere-${world.random(6)}`,
    holdReference: `PH-${world.random(8)}`,
    state: 'confirmed',
    until: 0,
    locator: locator(context),
    guest: null,
    comment: null,
  })
}

const locator = ({ world }: Posalia) => `PL${world.random(4).toUpperCase()}`

export function releaseHold({ records }: Posalia, holdReference: string) {
  const stay = records.stays.all().find((kept) => kept.holdReference === holdReference)
  if (stay?.state === 'held') records.stays.put({ ...stay, state: 'released' })
}

export type ConfirmationInput = { holdReference: string; guest: string; comment: string }

/** Of a hold that has ended the rooms are taken if they are still free. */
export function confirmStay(
  context: Posalia,
  reference: string,
  asked: ConfirmationInput,
): Result<PosaliaStay, 'gone'> {
  const { world, records } = context
  const stay = records.stays.get(reference)
  if (stay?.state === 'confirmed') return ok(stay)
  if (!stay || isEnded(stay) || stay.holdReference !== asked.holdReference) return fail('gone')
  if (world.faults.take('hotel-refuses')) {
    records.stays.put({ ...stay, state: 'refused' })
    return fail('gone')
  }
  if (!hasRooms(stay, world.now()) && !isFree(context, stay)) return fail('gone')
  const { guest, comment } = asked
  const confirmed: PosaliaStay = { ...stay, state: 'confirmed', locator: locator(context), guest, comment }
  records.stays.put(confirmed)
  return ok(confirmed)
}

function isFree(context: Posalia, stay: PosaliaStay): boolean {
  const sold = context.packages.find(({ uuid }) => uuid === stay.packageUuid)
  const found = sold && nightsFor(context, sold, stay, stay).find(({ room }) => room.uuid === stay.roomUuid)
  return found?.nights.length === nightsOf(stay).length && found.nights.every(({ free }) => free >= stay.rooms)
}

export function cancelStay({ records }: Posalia, reference: string): Result<PosaliaStay, 'unknown'> {
  const stay = records.stays.get(reference)
  if (stay?.state === 'cancelled') return ok(stay)
  if (stay?.state !== 'confirmed') return fail('unknown')
  const cancelled: PosaliaStay = { ...stay, state: 'cancelled' }
  records.stays.put(cancelled)
  return ok(cancelled)
}
