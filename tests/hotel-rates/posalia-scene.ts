import { Hono } from 'hono'
import type { AvailabilityRequest, ConfirmStay } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import type { Rate } from '#features/catalogue/rules/getaways/rate.ts'
import { addDays } from '#platform/time/dates.ts'
import { makePosalia } from '#providers/posalia/make-posalia.ts'
import { openPosaliaRecords } from '#sandbox/posalia/account.ts'
import { posaliaPackages } from '#sandbox/posalia/hotels.ts'
import { nightsFor } from '#sandbox/posalia/nights.ts'
import { makePosaliaStandIn } from '#sandbox/posalia/stand-in.ts'
import { makeWorld, sandbox } from '../providers/sandbox-world.ts'
import { longEnough } from '../wait-until.ts'
import type { SupplierScene } from './contract.ts'

const [sold] = posaliaPackages
if (!sold) throw new Error('Posalia sells nothing')

type Fetch = typeof globalThis.fetch

/** The adapter and its stand-in in one process. `through` may change what is sent and answered. */
export function openPosalia(options: { through?: (fetch: Fetch) => Fetch; key?: string } = {}) {
  let now = new Date('2026-11-15T12:00:00+01:00')
  const { world } = makeWorld([], () => now)
  const waits: number[] = []
  // A caller that waits in vain is left alone: what it waits for never comes.
  const wait = (ms: number) => {
    waits.push(ms)
    return new Promise<never>(() => {})
  }
  const stand = () =>
    new Hono().route('/posalia', makePosaliaStandIn(world, { key: 'the key', packages: posaliaPackages, wait }))
  let app = stand()
  const reach: Fetch = async (input, init) => app.request(String(input), init)
  const limits = { read: longEnough / 1000, write: longEnough / 1000 }
  const rates = makePosalia(
    { url: `${sandbox}/posalia`, key: options.key ?? 'the key' },
    { fetch: options.through?.(reach) ?? reach, limits },
  )
  const context = { world, packages: posaliaPackages, records: openPosaliaRecords(world), wait }
  const scene: SupplierScene = {
    rates,
    packageUuid: sold?.uuid ?? '',
    packageUuidRevision: sold?.revision ?? '',
    now: () => now,
    setNow: (instant) => {
      now = instant
    },
    freeOn: async (night) =>
      Object.fromEntries(
        (sold ? nightsFor(context, sold, { from: night, to: addDays(night, 1) }) : []).map(({ room, nights }) => [
          room.type,
          nights[0]?.free ?? 0,
        ]),
      ),
  }
  return {
    ...scene,
    scene,
    world,
    waits,
    /** In seconds. */
    limits,
    /** The stand-in's process ends and starts again; its records stay. */
    restart: () => {
      app = stand()
    },
  }
}

type Opened = ReturnType<typeof openPosalia>

export const stayOf = ({ packageUuid, packageUuidRevision }: Opened): AvailabilityRequest => ({
  packageUuid,
  packageUuidRevision,
  from: '2026-11-23',
  to: '2026-11-25',
  numPax: 2,
})

/** A rate of the room type of which there is one. */
export async function findSuite(opened: Opened): Promise<Rate> {
  const found = await opened.rates.findAvailability(stayOf(opened))
  const suite = found.ok && found.value.rates.find(({ roomType }) => roomType === 'junior-suite')
  if (!suite) throw new Error('No suite is free')
  return suite
}

export const holdOf = (opened: Opened, rate: Rate, reference: string) => ({
  reference,
  request: stayOf(opened),
  choice: rate,
  price: rate.basicPriceWithDiscount,
  earlier: null,
  until: new Date(opened.now().getTime() + 15 * 60_000),
})

export async function holdSuite(opened: Opened, reference: string): Promise<ConfirmStay> {
  const held = await opened.rates.hold(holdOf(opened, await findSuite(opened), reference))
  if (!held.ok) throw new Error(held.error)
  return {
    reference,
    holdReference: held.value.holdReference,
    guest: { name: 'Marta', surname: 'Salas' },
    comment: 'Llegamos tarde',
    language: 'es',
  }
}
