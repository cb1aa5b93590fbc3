import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#platform/server/http/context.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import type { LandingKind } from './landings.ts'
import { landingAt, readerOf } from './reader.ts'

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** What a page of the catalogue is made from. Where nothing of these kinds stands at its address there is no page. */
export function openLanding({ url, context }: Args, ...kinds: LandingKind[]) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, ...kinds)
  if (!landing) throw notFound()
  return { services, reader, landing }
}
