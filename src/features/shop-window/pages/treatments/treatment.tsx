import { openLanding } from '#features/catalogue/server/reader.ts'
import { listPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describeTreatment } from '#features/shop-window/server/lists/list-services.ts'
import { sectionCrumb } from '#features/shop-window/server/lists/section-page.ts'
import { ServiceList } from '#features/shop-window/ui/service-list.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import type { Route } from './+types/treatment'

export function loader(args: Route.LoaderArgs) {
  const { services, reader, landing } = openLanding(args, 'treatment')
  const list = describeTreatment(reader, landing.uuid)
  if (!list) throw notFound()
  const found = loadListing(services, reader, args.url, { ...list.about, kind: 'services' })
  const base = sectionCrumb(reader, 'treatments')
  const crumbs = [base, { label: list.title }]
  const structured = listPage(reader, crumbs, found.listing.results, services.config.publicUrl)
  return { list, found, base, structured }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, { ...loaderData.list, structured: loaderData.structured }) : []

export default function Treatment({ loaderData: { list, found, base } }: Route.ComponentProps) {
  return <ServiceList list={list} found={found} kind="treatments" base={base} />
}
