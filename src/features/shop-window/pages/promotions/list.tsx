import { openLanding } from '#features/catalogue/server/reader.ts'
import { listPromotions } from '#features/shop-window/server/lists/list-services.ts'
import { describeSection } from '#features/shop-window/server/lists/section-page.ts'
import { TileWall } from '#features/shop-window/ui/tile-wall.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import type { Route } from './+types/list'

export function loader(args: Route.LoaderArgs) {
  const { services, reader } = openLanding(args, 'promotions')
  return describeSection(reader, 'promotions', listPromotions(reader, services.config), services.config)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.words) : []

export default function Promotions({ loaderData: { tiles, words } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return <TileWall title={words.title} lead={t('catalogue.promotions.lead')} tiles={tiles} />
}
