import { landingAt, readerOf } from '#features/catalogue/server/reader.ts'
import { listPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describeTreatment } from '#features/shop-window/server/lists/list-services.ts'
import { ServiceList } from '#features/shop-window/ui/service-list.tsx'
import { sectionPath } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import type { Route } from './+types/treatment'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'treatment')
  const list = landing && describeTreatment(reader, landing.uuid)
  if (!list) throw notFound()
  const found = loadListing(services, reader, url, { ...list.about, kind: 'services' })
  const base = {
    label: i18nFor(reader.language).t('titles.treatments.title'),
    href: sectionPath('treatments', reader.language),
  }
  const crumbs = [base, { label: list.title }]
  const structured = listPage(reader, crumbs, found.listing.results, services.config.publicUrl)
  return { list, found, base, structured }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, { ...loaderData.list, structured: loaderData.structured }) : []

export default function Treatment({ loaderData: { list, found, base } }: Route.ComponentProps) {
  return <ServiceList list={list} found={found} kind="treatments" base={base} />
}
