import { languageOf } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, isDay, madridDay } from '#platform/time/dates.ts'
import type { Reader } from './cards.ts'
import type { Landing, LandingKind } from './landings.ts'

/** One who may ask for what is free: getaways by dates, and hours at spas. */
export type SearchReader = Reader & Pick<Services, 'nights' | 'taken'> & { now: Date }

/** Who reads: the catalogue and what is taken as they are now, the language of the address, the day that is shown. */
export function readerOf(services: Services, { pathname, searchParams }: Address): SearchReader {
  return {
    snapshot: services.catalogue.current(),
    nights: services.nights,
    taken: services.taken,
    now: services.clock.now(),
    language: languageOf(pathname),
    day: dayShown(services, searchParams),
  }
}

type Address = { pathname: string; searchParams?: URLSearchParams }

/** What stands at an address, if it is of one of these kinds. */
export function landingAt({ snapshot }: Reader, path: string, ...kinds: LandingKind[]): Landing | null {
  const landing = snapshot.landings.byUri.get(path)?.landing
  return landing && kinds.includes(landing.kind) ? landing : null
}

/** Today in Madrid; or, where the setting allows it, the day that `?on=` asks to see the site on. */
export function dayShown({ config, clock }: Pick<Services, 'config' | 'clock'>, query?: URLSearchParams): Day {
  return previewedDay(config, query) ?? madridDay(clock.now())
}

export function previewedDay(config: Pick<Services['config'], 'allowsDayPreview'>, query?: URLSearchParams) {
  const asked = query?.get('on')
  return config.allowsDayPreview && isDay(asked) ? asked : null
}
