import { useTranslation } from 'react-i18next'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sectionPath } from '#i18n/paths.ts'
import { describeTreatment } from '#server/catalogue/list-services.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { ServiceList } from '../catalogue/service-list.tsx'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/treatment'

export function loader({ url, context }: Route.LoaderArgs) {
  const reader = readerOf(context.get(servicesContext), url)
  const landing = landingAt(reader, url.pathname, 'treatment')
  const list = landing && describeTreatment(reader, landing.uuid, url.searchParams.get('page'))
  if (!list) throw notFound()
  return { list, language: reader.language }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.list) : []

export default function Treatment({ loaderData: { list, language } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const base = { label: t('catalogue.treatments.title'), href: sectionPath('treatments', language) }
  return <ServiceList list={list} kind="treatments" base={base} />
}
