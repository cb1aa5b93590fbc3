import { useTranslation } from 'react-i18next'
import { pageMeta } from '#app/seo/page-meta.ts'
import { listTreatments } from '#server/catalogue/list-services.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { DoorList } from '../catalogue/door-list.tsx'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/list'

export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname } = url
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  if (!landingAt(reader, pathname, 'treatments')) throw notFound()
  const { t } = i18nFor(reader.language)
  const description = t('catalogue.treatments.description', { brand: services.config.site.brand })
  return { doors: listTreatments(reader), words: { title: t('catalogue.treatments.title'), description } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.words) : []

export default function Treatments({ loaderData: { doors, words } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return <DoorList title={words.title} lead={t('catalogue.treatments.lead')} doors={doors} />
}
