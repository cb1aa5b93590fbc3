import type { PosaliaSettings } from '#providers/posalia/api.ts'
import type { World } from '../world.ts'
import type { PosaliaPackage } from './hotels.ts'

/** A shop's account, which exists nowhere else: its key is no secret. */
export const posaliaAccount = { key: 'sandbox-posalia-key' }

/** How a shop reaches the stand-in; `url` is the sandbox's own, as in `createSandbox`. */
export const sandboxPosalia = (url: string): PosaliaSettings => ({ ...posaliaAccount, url: `${url}/sandbox/posalia` })

/** One for each reference of the shop: whatever is repeated meets the stay that is there. */
export type PosaliaStay = {
  reference: string
  holdReference: string
  packageUuid: string
  roomUuid: string
  from: string
  to: string
  rooms: number
  type: string
  boardType: string
  price: number
  state: 'held' | 'released' | 'confirmed' | 'refused' | 'cancelled'
  /** Until when it is held, in seconds. */
  until: number
  locator: string | null
  guest: string | null
  comment: string | null
}

/** What every part of the stand-in works with. `wait` stands before an answer that comes too late. */
export type Posalia = {
  world: World
  packages: readonly PosaliaPackage[]
  records: PosaliaRecords
  wait: (ms: number) => Promise<unknown>
}

export type PosaliaRecords = {
  stays: {
    get: (reference: string) => PosaliaStay | undefined
    put: (stay: PosaliaStay) => void
    all: () => PosaliaStay[]
  }
  /** By how many percent a night of a room has become dearer: by its room and day. */
  raises: {
    get: (roomUuid: string, night: string) => number
    put: (roomUuid: string, night: string, by: number) => void
  }
}

/** After so many words about stays, those that still have rooms are written again. */
const renewedAfter = 1000

/**
 * The store forgets what was put there longest ago, once it has ten thousand things. A stay whose rooms were forgotten
 * would be sold again, so that those which have rooms are put there anew, at the start and from time to time.
 */
export function openPosaliaRecords(world: World): PosaliaRecords {
  const stays = world.store<PosaliaStay>('posalia-stays')
  const raises = world.store<number>('posalia-raises')
  const all = () => stays.all().map(([, stay]) => stay)
  const renew = () => {
    for (const kept of all()) if (hasRooms(kept, world.now())) stays.put(kept.reference, kept)
  }
  let puts = 0
  renew()
  const keyOf = (roomUuid: string, night: string) => `${roomUuid} ${night}`
  return {
    stays: {
      get: stays.get,
      put: (stay) => {
        stays.put(stay.reference, stay)
        if (++puts % renewedAfter === 0) renew()
      },
      all,
    },
    raises: {
      get: (roomUuid, night) => raises.get(keyOf(roomUuid, night)) ?? 0,
      put: (roomUuid, night, by) => raises.put(keyOf(roomUuid, night), by),
    },
  }
}

/** Whether it takes rooms from others. */
export const hasRooms = ({ state, until }: PosaliaStay, now: Date) =>
  state === 'confirmed' || (state === 'held' && until * 1000 > now.getTime())
