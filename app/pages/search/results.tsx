import '#app/styles/pages/getaways.css'
import { pageMeta } from '#app/seo/page-meta.ts'
import { refundTerm } from '#i18n/refund-term.ts'
import { fromHome } from '#server/catalogue/pages/breadcrumbs.ts'
import { readerOf } from '#server/catalogue/reader.ts'
import { describeStayQuestion } from '#server/getaways/list-page/describe-stay-question.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { breadcrumbList } from '#server/seo/structured-data/breadcrumb-list.ts'
import { PageCrumbs } from '../catalogue/page-crumbs.tsx'
import { StayFinder } from '../getaways/find/stay-finder.tsx'
import { Listing } from '../listing/listing.tsx'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/results'
import { resultsTitle } from './results-title.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const found = loadListing(services, reader, url)
  const { query, kind, total } = found.listing
  // Getaways are asked for nights as well; the search bar asks for a day.
  const asked = describeStayQuestion(services, reader, { query, place: null, searchParams: url.searchParams })
  const question = kind === 'getaways' ? asked : null
  const title = resultsTitle(reader, found.listing)
  const term = refundTerm(reader.day, reader.language).during
  const description = i18nFor(reader.language).t('titles.search.description', { title, term })
  // Spec 8 finds alternatives for what is not found: they are no answer that a search engine should keep.
  const structured = [breadcrumbList(fromHome(reader.language, [{ label: title }]), services.config.publicUrl)]
  const isPrivate = total === 0 || query.stay !== null
  return { found, question, words: { title, description, structured, isPrivate } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.words) : []

export default function Results({
  loaderData: {
    found,
    question,
    words: { title },
  },
}: Route.ComponentProps) {
  return (
    <div className="wrap page">
      <PageCrumbs steps={[{ label: title }]} />
      <div className="list-head">
        <h1>{title}</h1>
        {question && <StayFinder question={question} text={null} />}
      </div>
      <Listing found={found} />
    </div>
  )
}
