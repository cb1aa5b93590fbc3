import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { PhotoGallery } from '#features/catalogue/ui/photo-gallery.tsx'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import type { SpaChoice } from '#features/shop-window/server/spa/spa-choice.ts'
import { ShareButton } from '#features/shop-window/ui/share-button.tsx'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Rating, Stars } from '#platform/ui/cards/rating.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { SpaAbout, SpaFacilities, SpaWhere } from './spa-about.tsx'
import { SpaAside } from './spa-aside.tsx'
import { SpaNeighbours, SpaRelated } from './spa-related.tsx'
import { SpaReviews } from './spa-reviews.tsx'
import { SpaServices } from './spa-services.tsx'
import { useSpaChoice } from './use-spa-choice.ts'

/** A spa that sells nothing sends its visitors on before it speaks of itself. */
export function SpaPage({ spa, choice }: { spa: SpaView; choice: SpaChoice }) {
  const chosen = useSpaChoice(choice, spa.usualPax)
  return (
    <div className={classNames('wrap page', spa.sells && 'has-buybar')}>
      <PageCrumbs steps={spa.crumbs} deskOnly />
      <div className="detail-top relative">
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

/** The name, its hotel, where it is and what people think of it. */
function SpaTitle({ spa: { name, hotel, place, placeHref, rating } }: { spa: SpaView }) {
  const { t } = useTranslation()
  return (
    <div className="title-row apart gap-32">
      <div>
        <h1>{name}</h1>
        <div className="sub spa-sub">
          {hotel && (
            <span>
              {hotel.name} <Stars count={hotel.stars} label={t('catalogue.stars', { count: hotel.stars })} />
            </span>
          )}
          <span>
            <Anchor className="link" href={placeHref ?? '#where'}>
              {place}
            </Anchor>
          </span>
          {rating && (
            <a href="#reviews">
              <Rating
                value={rating.value}
                count={t('spas.reviewCount', { count: rating.count })}
                label={t('catalogue.rating', { value: rating.value, count: rating.count })}
              />
            </a>
          )}
        </div>
      </div>
      <ShareButton name={name} />
    </div>
  )
}

/** An open spa needs no notice; each other state says what it means for a voucher, bought or to be bought. */
function SpaNotice({ spa }: { spa: SpaView }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { status } = spa
  if (status === 'online') return null
  const title = t(`spas.status.${status}`)
  return (
    <div className="mt-24 spa-notice">
      {status === 'closed' || status === 'lost' ? (
        <Banner kind="info" icon="info" title={title}>
          <p>
            {t(`spas.statusNote.${status}`)}{' '}
            <Anchor className="link nowrap" href={pathOf('manageVoucherLogin', language)}>
              {t('shell.manageVoucher')}
            </Anchor>
          </p>
        </Banner>
      ) : (
        <Banner kind="warn" icon="calendar-clock" title={title}>
          <SeasonNote spa={spa} />
        </Banner>
      )}
    </div>
  )
}

/** The day of reopening, where there is one, and the time a voucher bought today leaves. */
function SeasonNote({ spa: { reopensOn, validity } }: { spa: SpaView }) {
  const { t } = useTranslation()
  return (
    <p>
      {reopensOn && t('spas.statusNote.reopens', { day: reopensOn })}{' '}
      {validity && t(`spas.statusNote.${validity.words}`, { count: validity.count })}
    </p>
  )
}
