import { useTranslation } from 'react-i18next'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sectionPath } from '#i18n/paths.ts'
import { describeTreatment } from '#server/catalogue/list-services.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
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
  return { list, found, language: reader.language }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.list) : []

export default function Treatment({ loaderData: { list, found, language } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const base = { label: t('catalogue.treatments.title'), href: sectionPath('treatments', language) }
  return <ServiceList list={list} found={found} kind="treatments" base={base} />
}
