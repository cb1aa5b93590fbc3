import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { PhotoGallery } from '#features/catalogue/ui/photo-gallery.tsx'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import type { SpaChoice } from '#features/shop-window/server/spa/spa-choice.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { SpaAbout, SpaFacilities } from './spa-about.tsx'
import { SpaAside } from './spa-aside.tsx'
import { SpaNotice } from './spa-notice.tsx'
import { SpaNeighbours, SpaRelated } from './spa-related.tsx'
import { SpaReviews } from './spa-reviews.tsx'
import { SpaServices } from './spa-services.tsx'
import { SpaTitle } from './spa-title.tsx'
import { SpaWhere } from './spa-where.tsx'
import { useSpaChoice } from './use-spa-choice.ts'

/** A spa that sells nothing sends its visitors on before it speaks of itself. */
export function SpaPage({ spa, choice }: { spa: SpaView; choice: SpaChoice }) {
  const chosen = useSpaChoice(choice, spa.usualPax)
  return (
    <div className={classNames('wrap page', spa.sells && 'has-buybar')}>
      <PageCrumbs steps={spa.crumbs} deskOnly />
      <div className="detail-top">
        <SpaTitle spa={spa} />
        <PhotoGallery name={spa.name} photos={spa.photos} />
      </div>
      <SpaNotice spa={spa} />
      {!spa.sells && <SpaNeighbours spa={spa} isFirst />}
      <div className="cols spa-cols">
        <div>
          <SpaAbout spa={spa} />
          {spa.sells && <SpaServices spa={spa} chosen={chosen} />}
          <SpaFacilities facilities={spa.facilities} />
          <SpaReviews spa={spa} chosen={chosen} />
          <SpaWhere spa={spa} />
        </div>
        <SpaAside spa={spa} />
      </div>
      {spa.sells && <SpaNeighbours spa={spa} />}
      <SpaRelated spa={spa} />
      {spa.cheapest && <BuyBar amount={spa.cheapest.amount} />}
    </div>
  )
}

/** On a phone the price and the way to the services stay at the foot of the screen. */
function BuyBar({ amount }: { amount: string }) {
  const { t } = useTranslation()
  return (
    <div className="buybar">
      <p className="price">
        {t('catalogue.from')} <b>{amount}</b>
      </p>
      <ButtonLink href="#services">{t('spas.seeServices')}</ButtonLink>
    </div>
  )
}
