import type { RouterContextProvider } from 'react-router'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, isDay, madridDay } from '#platform/time/dates.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
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

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** What a page of the catalogue is made from. Where nothing of these kinds stands at its address there is no page. */
export function openLanding({ url, context }: Args, ...kinds: LandingKind[]) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, ...kinds)
  if (!landing) throw notFound()
  return { services, reader, landing }
}
