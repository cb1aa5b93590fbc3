import type { Theme } from '#features/shop-window/rules/theme.ts'
import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import type { Photo } from '#platform/ui/picture.tsx'
import { CampaignBanner } from './campaign-banner.tsx'
import { PromoTiles } from './promo-tiles.tsx'

type Props = { theme: Theme; photo: Photo; home: HomeView; frame: PageFrame }

/** Promotions of the day: a large banner and two or three small ones. */
export function CampaignSection(props: Props) {
  if (!props.frame.features.promotions) return null
  return (
    <section className="section" id="campaign">
      <div className="wrap">
        <CampaignBanner {...props} promotions={props.home.promotions} />
        <PromoTiles {...props} />
      </div>
    </section>
  )
}
