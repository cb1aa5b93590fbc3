import { useTranslation } from 'react-i18next'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sectionPath } from '#i18n/paths.ts'
import { describePromotion } from '#server/catalogue/list-services.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { ServiceList } from '../catalogue/service-list.tsx'
import { notFound } from '../errors/not-found.ts'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/category'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'promotion')
  const list = landing && describePromotion(reader, landing.uuid, services.config.internalPromotion)
  if (!list) throw notFound()
  const found = loadListing(services, reader, url, { ...list.about, kind: 'services' })
  return { list, found, language: reader.language }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.list) : []

export default function Category({ loaderData: { list, found, language } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const base = { label: t('catalogue.promotions.title'), href: sectionPath('promotions', language) }
  return <ServiceList list={list} found={found} kind="promotions" base={base} />
}
