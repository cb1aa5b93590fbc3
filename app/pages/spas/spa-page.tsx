import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { Ticks } from '#app/ui/ticks.tsx'
import type { SpaView } from '#server/catalogue/describe-spa.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
import { PhotoGallery } from '../catalogue/photo-gallery.tsx'
import { SpaRating } from '../catalogue/spa-rating.tsx'
import { SpaAside } from './spa-aside.tsx'
import { SpaNotice } from './spa-notice.tsx'
import { SpaReviews } from './spa-reviews.tsx'
import { SpaServices } from './spa-services.tsx'

export function SpaPage({ spa }: { spa: SpaView }) {
  const { t } = useTranslation()
  return (
    <div className="wrap page">
      <Breadcrumbs label={t('catalogue.breadcrumbs')} steps={spa.crumbs} deskOnly />
      <div className="detail-top">
        <div className="title-row">
          <div>
            <h1>{spa.name}</h1>
            <div className="sub">
              {spa.hotel && (
                <span className="row">
                  {spa.hotel.name}
                  <Stars count={spa.hotel.stars} label={t('catalogue.stars', { count: spa.hotel.stars })} />
                </span>
              )}
              <span>{spa.place}</span>
              <SpaRating rating={spa.rating} />
            </div>
          </div>
        </div>
        <PhotoGallery name={spa.name} photos={spa.photos} />
      </div>
      <SpaNotice spa={spa} />
      <div className="cols page-cols">
        <div>
          <section className="sec">
            <h2>{t('catalogue.spa.about')}</h2>
            {spa.description.split('\n').map((paragraph) => (
              <p className="soft measure paragraph" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
          {spa.facilities.length > 0 && (
            <section className="sec">
              <h2>{t('catalogue.spa.facilities')}</h2>
              <Ticks items={spa.facilities} columns />
            </section>
          )}
          <SpaServices services={spa.services} />
          <SpaReviews spa={spa} />
        </div>
        <SpaAside spa={spa} />
      </div>
      {spa.neighbours.length > 0 && (
        <section className="sec">
          <h2>{t('catalogue.spa.neighbours')}</h2>
          <ExperienceCards cards={spa.neighbours} isRail />
        </section>
      )}
    </div>
  )
}
