import { madridDay } from '#domain/dates.ts'
import type { Services } from '#server/services.ts'

/**
 * What pages are rendered from: this catalogue, on this day. It is asked for with every page served, and telling the day
 * in Madrid takes longer than serving one: so it is worked out anew only for another catalogue or another second.
 */
export function editionOf({ catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>): () => string {
  let second = Number.NaN
  let snapshot: unknown
  let edition = ''
  return () => {
    const nowSecond = Math.floor(clock.now().getTime() / 1000)
    if (nowSecond === second && catalogue.current() === snapshot) return edition
    second = nowSecond
    snapshot = catalogue.current()
    edition = `${catalogue.current().version} ${madridDay(clock.now())}`
    return edition
  }
}
