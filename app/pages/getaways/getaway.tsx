import '#app/styles/pages/getaway.css'
import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Stars } from '#app/ui/cards/rating.tsx'
import { sectionPath } from '#i18n/paths.ts'
import { fromHome } from '#server/catalogue/pages/breadcrumbs.ts'
import { describeGetaway } from '#server/catalogue/pages/describe-getaway.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { describeStay } from '#server/getaways/stay-page/describe-stay.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { breadcrumbList } from '#server/seo/structured-data/breadcrumb-list.ts'
import { getawayData } from '#server/seo/structured-data/getaway-data.ts'
import { PageCrumbs } from '../catalogue/page-crumbs.tsx'
import { PhotoGallery } from '../catalogue/photo-gallery.tsx'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/getaway'
import { StayForm } from './customise/stay-form.tsx'
import { GetawayDetails } from './getaway-details.tsx'
import { StayAside } from './stay-aside.tsx'
import { StayBar } from './stay-bar.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname } = url
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, pathname, 'getaway')
  const offered = landing && reader.snapshot.getaways.get(landing.uuid)
  if (!offered) throw notFound()
  const stay = await describeStay(services, reader, offered, url)
  const getaway = describeGetaway(reader, offered.uuid, stay.pax)
  if (!getaway) throw notFound()
  const crumbs = [
    { label: i18nFor(reader.language).t('titles.getaways.title'), href: sectionPath('getaways', reader.language) },
    ...(getaway.place ? [{ label: getaway.place.name, href: getaway.place.href }] : []),
    { label: getaway.shortName },
  ]
  const { config } = services
  const structured = [
    breadcrumbList(fromHome(reader.language, crumbs), config.publicUrl),
    getawayData(reader, getaway.uuid, config),
  ]
  return { getaway, stay, crumbs, structured, path: pathname }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.getaway.name,
        description: loaderData.getaway.description.slice(0, 155),
        image: loaderData.getaway.photos[0]?.file,
        structured: loaderData.structured,
      })
    : []

export default function Getaway({ loaderData: { getaway, stay, crumbs, path } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <div className="wrap page">
      <PageCrumbs steps={crumbs} deskOnly />
      <div className="detail-top">
        <div className="title-row">
          <div>
            <h1>{getaway.name}</h1>
            <div className="sub">
              <span className="row">
                {getaway.hotel.name}
                <Stars count={getaway.hotel.stars} label={t('catalogue.stars', { count: getaway.hotel.stars })} />
              </span>
              {getaway.place && <span>{getaway.place.name}</span>}
            </div>
          </div>
        </div>
        <PhotoGallery name={getaway.name} photos={getaway.photos} />
      </div>
      <div className="cols page-cols stay-cols">
        <GetawayDetails getaway={getaway} hasOffer={stay.offer !== null}>
          {stay.none?.kind !== 'unsold' && <StayForm {...{ getaway, stay }} />}
        </GetawayDetails>
        <StayAside {...{ getaway, stay, path }} />
      </div>
      <StayBar {...{ getaway, stay }} />
    </div>
  )
}
