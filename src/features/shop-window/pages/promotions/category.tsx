import { fromHome } from '#features/catalogue/server/breadcrumbs.ts'
import { openLanding, type SearchReader } from '#features/catalogue/server/reader.ts'
import { breadcrumbList, listPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describeOffSeason, type OffSeasonView } from '#features/shop-window/server/lists/describe-off-season.ts'
import { describePromotion } from '#features/shop-window/server/lists/list-services.ts'
import { sectionCrumb } from '#features/shop-window/server/lists/section-page.ts'
import { ServiceList } from '#features/shop-window/ui/service-list.tsx'
import type { Services } from '#platform/server/services.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import type { Crumb } from '#platform/ui/breadcrumbs.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/category'

export function loader(args: Route.LoaderArgs) {
  const { services, reader, landing } = openLanding(args, 'promotion')
  const list = describePromotion(reader, landing.uuid, services.config.internalPromotion)
  const base = sectionCrumb(reader, 'promotions')
  if (!list) return outOfSeason(services, reader, landing.uuid, base)
  const found = loadListing(services, reader, args.url, {
    ...list.about,
    kind: 'services',
    sort: 'promotion-first',
  })
  const crumbs = [base, { label: list.title }]
  const structured = listPage(reader, crumbs, found.listing.results, services.config.publicUrl)
  return { list, found, base, structured }
}

/** A festive category has an address all year; out of season it says when it comes back. */
function outOfSeason({ config }: Services, reader: SearchReader, uuid: string, base: Crumb & { href: string }) {
  const offSeason = describeOffSeason(reader, uuid, config, config.site.brand)
  if (!offSeason) throw notFound()
  const structured = [breadcrumbList(fromHome(reader.language, [base, { label: offSeason.title }]), config.publicUrl)]
  return { offSeason, base, structured }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  if ('list' in loaderData) return pageMeta(matches, { ...loaderData.list, structured: loaderData.structured })
  const { title, description, photo } = loaderData.offSeason
  return pageMeta(matches, { title, description, image: photo.file, structured: loaderData.structured })
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if ('offSeason' in loaderData) return <OutOfSeason view={loaderData.offSeason} base={loaderData.base} />
  const { list, found, base } = loaderData
  return <ServiceList list={list} found={found} kind="promotions" base={base} />
}

type Props = { view: OffSeasonView; base: { label: string; href: string } }

/** A festive category while its campaign is off: when it comes back, and what can be given until then. */
function OutOfSeason({ view, base }: Props) {
  const { title, about, eyebrow, back, photo, giftCards, meanwhile, others } = view
  const { promotions } = useFrame()
  return (
    <div className="wrap page">
      <PageCrumbs steps={[base, { label: title }]} />
      <div className="campaign wide-btns">
        <div className="txt">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p>
            {about} <strong>{back}</strong>
          </p>
          <ButtonLink href={giftCards.href} variant="light">
            {giftCards.label}
          </ButtonLink>
        </div>
        <Picture {...photo} sizes="(min-width: 761px) 54vw, 100vw" priority />
      </div>
      {meanwhile.cards.length > 0 && (
        <section className="alternatives line-top mt-64" aria-labelledby="meanwhile">
          <div className="between">
            <h2 className="text-22 mb-24" id="meanwhile">
              {meanwhile.title}
            </h2>
            <Anchor className="link" href={meanwhile.more.href}>
              {meanwhile.more.label}
            </Anchor>
          </div>
          <ExperienceCards cards={meanwhile.cards} />
        </section>
      )}
      <nav className="nearby" aria-labelledby="open-now">
        <h2 id="open-now">{others.label}</h2>
        <div className="chips mt-24">
          {promotions.map(({ key, title: name, uri }) => (
            <ChipLink key={key} href={uri}>
              {name}
            </ChipLink>
          ))}
        </div>
      </nav>
    </div>
  )
}
