import { pageMeta } from '#app/seo/page-meta.ts'
import { describePlace } from '#server/catalogue/describe-place.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/place'
import { PlacePage } from './place-page.tsx'
import { placeWords } from './place-words.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'location')
  const place = landing && describePlace(reader, landing.uuid, url.searchParams.get('page'))
  if (!place) throw notFound()
  return { place, words: placeWords(reader.language, place.name, services.config.site.brand) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, { ...loaderData.words, image: loaderData.place.cover?.file }) : []

export default function Place({ loaderData: { place, words } }: Route.ComponentProps) {
  return <PlacePage place={place} title={words.title} lead={words.lead} />
}
