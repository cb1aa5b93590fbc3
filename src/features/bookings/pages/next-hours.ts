import { describeNextHours } from '#features/bookings/server/booking-page/describe-next-hours.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Route } from './+types/next-hours'

/**
 * The next free hours of a service, which its page asks for when it has loaded: the page itself is kept, and they are
 * gone by the minute.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const next = await describeNextHours(services, readerOf(services, url), url.searchParams)
  return Response.json(next, { status: next ? 200 : 404 })
}
