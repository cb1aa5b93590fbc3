import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Gallery } from '#app/ui/gallery.tsx'
import { Rating, Stars } from '#app/ui/rating.tsx'
import { Ticks } from '#app/ui/ticks.tsx'
import type { SpaView } from '#server/catalogue/describe-spa.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
import { SpaAside } from './spa-aside.tsx'
import { SpaNotice } from './spa-notice.tsx'
import { SpaReviews } from './spa-reviews.tsx'
import { SpaServices } from './spa-services.tsx'

export function SpaPage({ spa }: { spa: SpaView }) {
  const { t } = useTranslation()
  const galleryLabels = {
    all: t('catalogue.spa.allPhotos', { count: spa.photos.length }),
    viewer: t('catalogue.spa.photos', { name: spa.name }),
    close: t('shell.close'),
  }
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
              {spa.rating && (
                <Rating
                  value={spa.rating.value}
                  count={String(spa.rating.count)}
                  label={t('catalogue.rating', { value: spa.rating.value, count: spa.rating.count })}
                />
              )}
            </div>
          </div>
        </div>
        <Gallery photos={spa.photos} labels={galleryLabels} />
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
