import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

/**
 * What pages are rendered from: this catalogue, on this day. It is asked for with every page served, and telling the day
 * in Madrid takes longer than serving one: so it is worked out anew only for another catalogue or another second.
 */
export function cacheVersionOf({ catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>): () => string {
  let second = Number.NaN
  let snapshot: unknown
  let cacheVersion = ''
  return () => {
    const nowSecond = Math.floor(clock.now().getTime() / 1000)
    if (nowSecond === second && catalogue.current() === snapshot) return cacheVersion
    second = nowSecond
    snapshot = catalogue.current()
    cacheVersion = `${catalogue.current().version} ${madridDay(clock.now())}`
    return cacheVersion
  }
}
