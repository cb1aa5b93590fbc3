import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { listTreatments } from '#server/catalogue/services/list-services.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { wallPage } from '#server/seo/structured-data/list-page.ts'
import { TileWall } from '../catalogue/tile-wall.tsx'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/list'

export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname } = url
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  if (!landingAt(reader, pathname, 'treatments')) throw notFound()
  const { t } = i18nFor(reader.language)
  const description = t('titles.treatments.description', { brand: services.config.site.brand })
  const title = t('titles.treatments.title')
  const tiles = listTreatments(reader)
  return { tiles, words: { title, description, structured: wallPage(reader, title, tiles, services.config.publicUrl) } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.words) : []

export default function Treatments({ loaderData: { tiles, words } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return <TileWall title={words.title} lead={t('catalogue.treatments.lead')} tiles={tiles} />
}
