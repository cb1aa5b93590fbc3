import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { DestinationMap } from '#app/ui/map/destination-map.tsx'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/place'
import { loadPlace } from './load-place.ts'
import { PlacePage } from './place-page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'location')
  if (!landing) throw notFound()
  return loadPlace(services, reader, url, landing.uuid)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, { ...loaderData.words, structured: loaderData.structured, image: loaderData.place.cover?.file })
    : []

export default function Place({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { destinations } = loaderData
  const map = destinations && <DestinationMap destinations={destinations} label={t('catalogue.place.map')} />
  return <PlacePage {...loaderData} map={map} />
}
