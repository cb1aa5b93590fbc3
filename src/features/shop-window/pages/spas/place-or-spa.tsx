import { readReviewFilter } from '#features/catalogue/rules/reviews/latest-reviews.ts'
import { fromHome } from '#features/catalogue/server/breadcrumbs.ts'
import { openLanding } from '#features/catalogue/server/reader.ts'
import { breadcrumbList } from '#features/catalogue/server/structured-data/list-page.ts'
import { describeSpa } from '#features/shop-window/server/spa/describe-spa.ts'
import { spaChoice } from '#features/shop-window/server/spa/spa-choice.ts'
import { spaData } from '#features/shop-window/server/structured-data/spa-data.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { LatePage, latePart } from '#platform/ui/loading/late-page.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import { loadPlace } from '../places/load-place.ts'
import type { Route } from './+types/place-or-spa'
import { SpaPage } from './spa-page.tsx'

/** Its list and filters are of no use to whoever looks at a spa. */
const townPage = latePart(
  'features/shop-window/pages/places/place-page',
  async () => (await import('../places/place-page.tsx')).PlacePage,
)

export const handle = { parts: [townPage] }

/** Below a region stand its towns and its spas: the landing table knows which (a spa is never called like a town). */
export async function loader(args: Route.LoaderArgs) {
  const { services, reader, landing } = openLanding(args, 'location', 'spa')
  const { url } = args
  if (landing.kind === 'location') {
    await townPage.bring()
    return loadPlace(services, reader, url, landing.uuid)
  }
  const asked = { ...readReviewFilter(url.searchParams), showsAll: url.searchParams.get('reviews') === 'all' }
  const spa = describeSpa(reader, landing.uuid, services.config, asked)
  if (!spa) throw notFound()
  const { t } = i18nFor(reader.language)
  const names = { spa: spa.name, place: spa.place }
  const description = t(spa.sells ? 'titles.spa.description' : 'titles.spa.closedDescription', names)
  const words = { title: `${spa.name}, ${spa.place}`, lead: '', description }
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
