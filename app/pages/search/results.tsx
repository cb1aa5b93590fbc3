import { pageMeta } from '#app/seo/page-meta.ts'
import { readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { PageCrumbs } from '../catalogue/page-crumbs.tsx'
import { Listing } from '../listing/listing.tsx'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/results'
import { resultsTitle } from './results-title.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const found = loadListing(services, reader, url)
  return { found, title: resultsTitle(reader, found.listing) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function Results({ loaderData: { found, title } }: Route.ComponentProps) {
  return (
    <div className="wrap page">
      <PageCrumbs steps={[{ label: title }]} />
      <div className="list-head">
        <h1>{title}</h1>
      </div>
      <Listing found={found} />
    </div>
  )
}
