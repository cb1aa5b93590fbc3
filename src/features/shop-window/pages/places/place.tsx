import { openLanding } from '#features/catalogue/server/reader.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { DestinationMap } from '#platform/ui/map/destination-map.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import type { Route } from './+types/place'
import { loadPlace } from './load-place.ts'
import { PlacePage } from './place-page.tsx'

export function loader(args: Route.LoaderArgs) {
  const { services, reader, landing } = openLanding(args, 'location')
  return loadPlace(services, reader, args.url, landing.uuid)
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
