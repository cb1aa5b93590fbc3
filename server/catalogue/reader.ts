import { madridDay } from '#domain/dates.ts'
import { languageOf } from '#domain/site/languages.ts'
import type { Landing, LandingKind } from '#server/seo/landings.ts'
import type { Services } from '#server/services.ts'
import type { Reader } from './cards.ts'

/** Who reads: the catalogue as it is now, the language of the address, today in Madrid. */
export function readerOf({ catalogue, clock }: Services, path: string): Reader {
  return { snapshot: catalogue.current(), language: languageOf(path), day: madridDay(clock.now()) }
}

/** What stands at an address, if it is of one of these kinds. */
export function landingAt({ snapshot }: Reader, path: string, ...kinds: LandingKind[]): Landing | null {
  const landing = snapshot.landings.byUri.get(path)?.landing
  return landing && kinds.includes(landing.kind) ? landing : null
}
