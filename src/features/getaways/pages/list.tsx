import '#features/search/ui/stays/getaways.css'
import type { ReactNode } from 'react'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { landingAt, readerOf } from '#features/catalogue/server/reader.ts'
import { listPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { listGetawayPlaces } from '#features/getaways/server/describe-getaway.ts'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describeStayQuestion } from '#features/search/server/stays/describe-stay-question.ts'
import { Listing } from '#features/search/ui/listing/listing.tsx'
import { StayFinder } from '#features/search/ui/stays/stay-finder.tsx'
import { sectionPath } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { type Photo, PictureFill } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import type { Route } from './+types/list'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'getaways', 'getaway-place')
  if (!landing) throw notFound()
  const place = landing.kind === 'getaway-place' ? landing.uuid : null
  const found = loadListing(services, reader, url, { kind: 'getaways', isKindFixed: true, ...(place ? { place } : {}) })
  const { query, results, total } = found.listing
  const question = describeStayQuestion(services, reader, { query, place, searchParams: url.searchParams })
  const { t } = i18nFor(reader.language)
  const name = place && reader.snapshot.locations.get(place)?.translations[reader.language].name
  const all = { label: t('titles.getaways.title'), href: sectionPath('getaways', reader.language) }
  const crumbs = name ? [all, { label: name }] : [{ label: all.label }]
  const words = {
    title: name ? t('titles.getaways.titleIn', { place: name }) : all.label,
    description: t('titles.getaways.description'),
    structured: listPage(reader, crumbs, results, services.config.publicUrl),
    isPrivate: question.isPrivate || total === 0,
  }
  const hero = place ? null : libraryPhoto('cabana-pool-night.jpg', reader.language)
  return { found, question, places: listGetawayPlaces(reader, place), all, crumbs, words, hero }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, { ...loaderData.words, image: loaderData.found.listing.results.items[0]?.photo.file })
    : []

export default function Getaways({ loaderData }: Route.ComponentProps) {
  const { found, question, places, all, crumbs, words, hero } = loaderData
  const { t } = useTranslation()
  const finder = <StayFinder question={question} text={found.listing.query.text} isQuick />
  return (
    <>
      {hero && <ListHero photo={hero}>{finder}</ListHero>}
      <div className="wrap page">
        <PageCrumbs steps={crumbs} />
        {!hero && (
          <div className="list-head">
            <h1>{words.title}</h1>
            <p className="lead">{t('catalogue.getaways.lead')}</p>
            {finder}
          </div>
        )}
        <nav className="chips rail mb-24" aria-label={t('catalogue.getaways.places')}>
          <ChipLink href={all.href + question.kept} on={hero !== null}>
            {t('stays.list.all')}
          </ChipLink>
          {places.map(({ name, href, count, isHere }) => (
            <ChipLink key={href} href={href + question.kept} on={isHere}>
              {name} <span className="muted">{count}</span>
            </ChipLink>
          ))}
        </nav>
        <Listing found={found} ownKind="getaways" />
      </div>
    </>
  )
}

/** The head of the list of all getaways. `children`: the search. */
function ListHero({ photo, children }: { photo: Photo; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className="hero hero-low">
      <div className="hero-pic">
        <PictureFill {...photo} sizes="(max-width: 760px) 684px, 100vw" priority />
        <div className="wrap hero-copy">
          <h1>
            <Trans i18nKey="stays.list.hero" components={{ em: <em /> }} />
          </h1>
          <p className="mt-20 leading-150">{t('stays.list.heroLead')}</p>
        </div>
      </div>
      <div className="wrap hero-finder">{children}</div>
    </section>
  )
}
