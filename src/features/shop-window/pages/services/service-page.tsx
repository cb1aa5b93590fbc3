import { useRef } from 'react'
import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { PhotoGallery } from '#features/catalogue/ui/photo-gallery.tsx'
import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { RecentlySeen } from './recently-seen.tsx'
import { ServiceDetails } from './service-details.tsx'
import { useParty } from './use-party.ts'

export function ServicePage({ service, language }: { service: ServiceView; language: Language }) {
  const { t } = useTranslation()
  const party = useParty(service)
  const buyButton = useRef<HTMLButtonElement>(null)
  const { categories, related } = service
  return (
    <div className="wrap page">
      <PageCrumbs steps={service.crumbs} deskOnly />
      <div className="detail-top">
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
