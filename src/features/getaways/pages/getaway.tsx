import './getaway.css'
import { fromHome } from '#features/catalogue/server/breadcrumbs.ts'
import { landingAt, readerOf } from '#features/catalogue/server/reader.ts'
import { breadcrumbList } from '#features/catalogue/server/structured-data/list-page.ts'
import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { PhotoGallery } from '#features/catalogue/ui/photo-gallery.tsx'
import { describeGetaway, getawayData } from '#features/getaways/server/describe-getaway.ts'
import { describeStayPage } from '#features/getaways/server/stay-page/describe-stay.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Stars } from '#platform/ui/cards/rating.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
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
  const stay = await describeStayPage(services, reader, offered, url)
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
      <div className="detail-top relative">
        <div className="title-row apart gap-32">
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
      <div className="cols page-cols stay-cols mt-56">
        <GetawayDetails getaway={getaway} hasOffer={stay.offer !== null}>
          {stay.none?.kind !== 'unsold' && <StayForm {...{ getaway, stay }} />}
        </GetawayDetails>
        <StayAside {...{ getaway, stay, path }} />
      </div>
      <StayBar {...{ getaway, stay }} />
    </div>
  )
}
