import { useRef } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { ChipLink } from '#app/ui/forms/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Language } from '#domain/site/languages.ts'
import type { ServiceView } from '#server/catalogue/pages/describe-service.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
import { PageCrumbs } from '../catalogue/page-crumbs.tsx'
import { PhotoGallery } from '../catalogue/photo-gallery.tsx'
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
