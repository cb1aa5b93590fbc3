import '#features/search/ui/stays/getaways.css'
import { fromHome } from '#features/catalogue/server/breadcrumbs.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { breadcrumbList } from '#features/catalogue/server/structured-data/list-page.ts'
import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describeStayQuestion } from '#features/search/server/stays/describe-stay-question.ts'
import { Listing } from '#features/search/ui/listing/listing.tsx'
import { StayFinder } from '#features/search/ui/stays/stay-finder.tsx'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
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
  const { t } = i18nFor(reader.language)
  const term = refundTerm(reader.day, reader.language, t).during
  const description = t('titles.search.description', { title, term })
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
