import { useTranslation } from 'react-i18next'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { describeService } from '#server/catalogue/describe-service.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
import { PhotoGallery } from '../catalogue/photo-gallery.tsx'
import { SpaRating } from '../catalogue/spa-rating.tsx'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/service'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { ServiceDetails } from './service-details.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname } = url
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, pathname, 'service')
  const service = landing && describeService(reader, landing.uuid, services.config)
  if (!service) throw notFound()
  const { name, spa, price } = service
  const description = i18nFor(reader.language).t('catalogue.service.description', {
    name,
    spa: spa.name,
    place: spa.place,
    price: price.amount,
  })
  return { service, description, language: reader.language }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: `${loaderData.service.name}, ${loaderData.service.spa.name}`,
        description: loaderData.description,
        image: loaderData.service.photos[0]?.file,
      })
    : []

export default function Service({ loaderData: { service, language } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { spa } = service
  const photos = service.photos.slice(0, 3)
  return (
    <div className="wrap page has-buybar">
      <Breadcrumbs label={t('catalogue.breadcrumbs')} steps={service.crumbs} deskOnly />
      <div className="detail-top">
        <div className="title-row">
          <div>
            <h1>{service.name}</h1>
            <div className="sub">
              {spa.href && (
                <Anchor className="link" href={spa.href}>
                  {spa.name}
                </Anchor>
              )}
              <span>{spa.place}</span>
              <SpaRating rating={spa.rating} />
            </div>
          </div>
        </div>
        <PhotoGallery name={service.name} photos={photos} layout="three" />
      </div>
      <div className="cols page-cols">
        <ServiceDetails service={service} />
        <BuyBox service={service} language={language} />
      </div>
      {service.related.length > 0 && (
        <section className="sec">
          <h2>{t('catalogue.service.related')}</h2>
          <ExperienceCards cards={service.related} isRail />
        </section>
      )}
      <BuyBar service={service} language={language} />
    </div>
  )
}
