import { pageMeta } from '#app/seo/page-meta.ts'
import { describePlace } from '#server/catalogue/describe-place.ts'
import { describeSpa } from '#server/catalogue/describe-spa.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/place-or-spa'
import { PlacePage } from './place-page.tsx'
import { placeWords } from './place-words.ts'
import { SpaPage } from './spa-page.tsx'

/** Below a region stand its towns and its spas: the landing table knows which (a spa is never called like a town). */
export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'location', 'spa')
  if (landing?.kind === 'location') {
    const place = describePlace(reader, landing.uuid, url.searchParams.get('page'))
    if (place) return { place, words: placeWords(reader.language, place.name, services.config.site.brand) }
  }
  const spa = landing && describeSpa(reader, landing.uuid)
  if (!spa) throw notFound()
  const description = i18nFor(reader.language).t('catalogue.spa.description', { spa: spa.name, place: spa.place })
  return { spa, words: { title: spa.name, lead: '', description } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const image = loaderData.spa ? loaderData.spa.photos[0]?.file : loaderData.place?.cover?.file
  return pageMeta(matches, { ...loaderData.words, image })
}

export default function PlaceOrSpa({ loaderData: { place, spa, words } }: Route.ComponentProps) {
  if (spa) return <SpaPage spa={spa} />
  return place ? <PlacePage place={place} title={words.title} lead={words.lead} /> : null
}
