import { pageMeta } from '#app/seo/page-meta.ts'
import { sectionPath } from '#i18n/paths.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { describeTreatment } from '#server/catalogue/services/list-services.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { listPage } from '#server/seo/structured-data/list-page.ts'
import { ServiceList } from '../catalogue/service-list.tsx'
import { notFound } from '../errors/not-found.ts'
import { loadListing } from '../listing/load-listing.ts'
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
