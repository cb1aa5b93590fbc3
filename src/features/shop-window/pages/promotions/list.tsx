import { landingAt, readerOf } from '#features/catalogue/server/reader.ts'
import { wallPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { listPromotions } from '#features/shop-window/server/lists/list-services.ts'
import { TileWall } from '#features/shop-window/ui/tile-wall.tsx'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import type { Route } from './+types/list'

export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname } = url
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  if (!landingAt(reader, pathname, 'promotions')) throw notFound()
  const { t } = i18nFor(reader.language)
  const description = t('titles.promotions.description', { brand: services.config.site.brand })
  const title = t('titles.promotions.title')
  const tiles = listPromotions(reader, services.config)
  return { tiles, words: { title, description, structured: wallPage(reader, title, tiles, services.config.publicUrl) } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.words) : []

export default function Promotions({ loaderData: { tiles, words } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return <TileWall title={words.title} lead={t('catalogue.promotions.lead')} tiles={tiles} />
}
