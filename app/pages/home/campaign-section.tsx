import type { Photo } from '#app/ui/picture.tsx'
import type { Theme } from '#domain/campaigns/theme.ts'
import type { PageFrame } from '#domain/site/page-frame.ts'
import type { HomeView } from '#server/catalogue/pages/describe-home.ts'
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
