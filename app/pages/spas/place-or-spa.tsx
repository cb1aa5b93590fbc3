import { LatePage, latePart } from '#app/late-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { readReviewFilter } from '#domain/catalogue/latest-reviews.ts'
import { fromHome } from '#server/catalogue/pages/breadcrumbs.ts'
import { describeSpa } from '#server/catalogue/pages/spa/describe-spa.ts'
import { spaChoice } from '#server/catalogue/pages/spa/spa-choice.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { breadcrumbList } from '#server/seo/structured-data/breadcrumb-list.ts'
import { spaData } from '#server/seo/structured-data/spa-data.ts'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/place-or-spa'
import { loadPlace } from './load-place.ts'
import { spaDescription } from './spa-description.ts'
import { SpaPage } from './spa-page.tsx'

/** Its list and filters are of no use to whoever looks at a spa. */
const townPage = latePart('spas/place-page', async () => (await import('./place-page.tsx')).PlacePage)

export const handle = { parts: [townPage] }

/** Below a region stand its towns and its spas: the landing table knows which (a spa is never called like a town). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'location', 'spa')
  if (landing?.kind === 'location') {
    await townPage.bring()
    return loadPlace(services, reader, url, landing.uuid)
  }
  const asked = { ...readReviewFilter(url.searchParams), showsAll: url.searchParams.get('reviews') === 'all' }
  const spa = landing && describeSpa(reader, landing.uuid, services.config, asked)
  if (!spa) throw notFound()
  const words = { title: `${spa.name}, ${spa.place}`, lead: '', description: spaDescription(reader.language, spa) }
  const { publicUrl } = services.config
  const structured = [
    spaData(reader, spa.uuid, publicUrl),
    breadcrumbList(fromHome(reader.language, spa.crumbs), publicUrl),
  ]
  return { spa, choice: spaChoice(url.searchParams, spa), words, structured }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const photo = 'place' in loaderData ? loaderData.place.cover : loaderData.spa.photos[0]
  return pageMeta(matches, { ...loaderData.words, structured: loaderData.structured, image: photo?.file })
}

export default function PlaceOrSpa({ loaderData }: Route.ComponentProps) {
  if ('place' in loaderData) return <LatePage part={townPage} props={loaderData} />
  const { spa, choice } = loaderData
  return <SpaPage key={spa.uuid} spa={spa} choice={choice} />
}
