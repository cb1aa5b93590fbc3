import { type RefObject, useEffect, useRef, useState } from 'react'
import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { PhotoGallery } from '#features/catalogue/ui/photo-gallery.tsx'
import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { BuyBox, purchaseForm } from './buy-box.tsx'
import { RecentlySeen } from './recently-seen.tsx'
import { ServiceDetails } from './service-details.tsx'
import { type ChosenParty, useParty } from './use-party.ts'

export function ServicePage({ service, language }: { service: ServiceView; language: Language }) {
  const { t } = useTranslation()
  const party = useParty(service)
  const buyButton = useRef<HTMLButtonElement>(null)
  const { categories, related } = service
  return (
    <div className="wrap page">
      <PageCrumbs steps={service.crumbs} deskOnly />
      <div className="detail-top relative">
        <PhotoGallery name={service.name} photos={service.photos} layout="three" />
      </div>
      <div className="cols svc-cols">
        <ServiceDetails service={service} />
        <BuyBox service={service} language={language} party={party} buyButton={buyButton} />
      </div>
      {categories.length > 0 && (
        <section className="sec">
          <h2>{t('services.categories')}</h2>
          <div className="chips">
            {categories.map((category) => (
              <ChipLink key={category.href} href={category.href}>
                {category.title}
              </ChipLink>
            ))}
          </div>
        </section>
      )}
      {related.cards.length > 0 && (
        <section className="sec">
          <div className="head">
            <h2>{related.title}</h2>
            <Anchor className="more" href={related.more}>
              {t('services.allRelated')} <Icon name="arrow-right" />
            </Anchor>
          </div>
          <ExperienceCards cards={related.cards} isRail />
        </section>
      )}
      <RecentlySeen language={language} visited={service.seen} />
      {!service.notForSale && <BuyBar party={party} buyButton={buyButton} />}
    </div>
  )
}

type Props = { party: ChosenParty; buyButton: RefObject<HTMLButtonElement | null> }

/** On a phone the price and the way to buy stay at the foot of the screen, while the buy box's own button is out of sight. */
function BuyBar({ party: { pax, count, amount, was }, buyButton }: Props) {
  const { t } = useTranslation()
  const isAway = useIsInSight(buyButton)
  return (
    <div className={classNames('buybar', isAway && 'is-away')}>
      <p className="price">
        {t('services.people', { count: pax })} {was && <s className="muted num">{was}</s>}
        <b>{amount}</b>
      </p>
      <Button type="submit" form={purchaseForm}>
        {t('services.buy', { count })}
      </Button>
    </div>
  )
}

/** What the bar itself would cover does not count as seen. */
const barHeight = 76

function useIsInSight(watched: RefObject<Element | null>) {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!watched.current) return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      rootMargin: `0px 0px -${barHeight}px 0px`,
    })
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])
  return isInSight
}
