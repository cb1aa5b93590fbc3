import type { CardView } from '#features/catalogue/server/cards.ts'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import { GiftCardFace } from '#features/gift-cards/ui/gift-card-face.tsx'
import { NewsletterBlock } from '#features/newsletter/ui/newsletter-block.tsx'
import { categoryPhotos } from '#features/shop-window/rules/category-photos.ts'
import { themeOf } from '#features/shop-window/rules/theme.ts'
import { describeHome, type HomeView } from '#features/shop-window/server/describe-home.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { organization, webSite } from '#platform/server/structured-data/web-site.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Tile } from '#platform/ui/cards/tile.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { Steps } from '#platform/ui/steps.tsx'
import { RecentlySeen } from '../services/recently-seen.tsx'
import type { Route } from './+types/page'
import { CampaignSection } from './campaign-section.tsx'
import { Hero } from './hero.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { bannerPhotos, heroPhotos, momentScenes } from './photos.ts'
import { Places } from './places.tsx'
import { SectionHead } from './section-head.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const theme = themeOf(reader.day)
  const photo = (file: string) => libraryPhoto(file, reader.language)
  return {
    theme,
    photos: { hero: photo(heroPhotos[theme].file), banner: photo(bannerPhotos[theme]) },
    home: describeHome(reader, services.config, momentScenes),
    words: {
      description: i18nFor(reader.language).t('home.description'),
      structured: [webSite(services.config, reader.language), organization(services.config, reader.language)],
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.words) : []

export default function Home({ loaderData: { theme, photos, home } }: Route.ComponentProps) {
  const frame = useFrame()
  return (
    <>
      <Hero theme={theme} photo={photos.hero} frame={frame} />
      <CampaignSection theme={theme} photo={photos.banner} home={home} frame={frame} />
      <Moments moments={home.moments} frame={frame} />
      <Treatments treatments={home.treatments} cards={home.cards} frame={frame} />
      <Places destinations={home.destinations} cities={home.cities} frame={frame} />
      <GiftStrip frame={frame} />
      <UniqueMoments cards={home.getaways} frame={frame} />
      <HowItWorks />
      <HomeReviews reviews={home.reviews} frame={frame} />
      <NewsletterBlock />
      <div className="wrap">
        <RecentlySeen language={frame.language} />
      </div>
      <CampaignPreview frame={frame} />
    </>
  )
}

type Props = { treatments: HomeView['treatments']; cards: HomeView['cards']; frame: PageFrame }

function Treatments({ treatments, cards, frame }: Props) {
  const { t } = useTranslation()
  if (treatments.length === 0) return null
  const more = { label: t('home.treatments.all'), href: sectionPath('treatments', frame.language) }
  return (
    <section className="section tone">
      <div className="wrap">
        <SectionHead title={t('home.treatments.title')} more={more} />
        <div className="chips rail mb-24">
          {treatments.map(({ key, title, href }) => (
            <ChipLink key={key} href={href}>
              {title}
            </ChipLink>
          ))}
        </div>
        <ExperienceCards cards={cards} isRail />
      </div>
    </section>
  )
}

function GiftStrip({ frame: { language, site } }: { frame: PageFrame }) {
  const { t } = useTranslation()
  return (
    <section className="section section-after">
      <div className="wrap">
        <div className="gift-strip wide-btns grid items-center">
          <div>
            <h2>{t('home.gift.title')}</h2>
            <p>{t('home.gift.body', { giftSpas: site.figures.giftSpas })}</p>
            <ButtonLink href={pathOf('giftCards', language)} icon="gift">
              {t('home.gift.action')}
            </ButtonLink>
          </div>
          <div className="gift-fan" aria-hidden="true">
            <GiftCardFace theme="zen" brand={site.brand} title={t('home.gift.first')} amount={`50\u00a0€`}>
              {t('home.gift.card')}
            </GiftCardFace>
            <GiftCardFace theme="water" brand={site.brand} title={t('home.gift.second')} amount={`100\u00a0€`}>
              {t('home.gift.card')}
            </GiftCardFace>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Unique moments: a night away with the spa included. */
function UniqueMoments({ cards, frame }: { cards: CardView[]; frame: PageFrame }) {
  const { t } = useTranslation()
  if (cards.length === 0) return null
  const more = { label: t('home.unique.all'), href: sectionPath('getaways', frame.language) }
  return (
    <section className="section section-after">
      <div className="wrap">
        <SectionHead title={t('home.unique.title')} lead={t('home.unique.lead')} more={more} />
        <ExperienceCards cards={cards} isRail />
      </div>
    </section>
  )
}

function HowItWorks() {
  const { t } = useTranslation()
  const steps = (['choose', 'buy', 'book'] as const).map((step) => ({
    title: t(`home.steps.${step}.title`),
    text: t(`home.steps.${step}.text`),
  }))
  return (
    <section className="section section-after">
      <div className="wrap">
        <SectionHead title={t('home.steps.title')} />
        <Steps steps={steps} />
      </div>
    </section>
  )
}

/** Says so when a page is shown as of another day than today. */
function CampaignPreview({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  if (!frame.isPreview) return null
  return (
    <p className="campaign-preview text-center muted">
      {t('campaigns.preview', { day: dayFormats.long(frame.day, frame.language) })}
    </p>
  )
}

/** Couples first: it has the large tile. */
function Moments({ moments, frame }: { moments: HomeView['moments']; frame: PageFrame }) {
  const { t } = useTranslation()
  if (moments.length === 0) return null
  const ordered = moments.toSorted((a, b) => Number(b.key === 'couples-spa') - Number(a.key === 'couples-spa'))
  const more = { label: t('home.moments.all'), href: sectionPath('promotions', frame.language) }
  return (
    <section className="section section-after">
      <div className="wrap">
        <SectionHead title={t('home.moments.title')} lead={t('home.moments.lead')} more={more} />
        <div className="moments grid rail">
          {ordered.map(({ key, title, href }, index) => (
            <Tile
              key={key}
              href={href}
              title={title}
              note={index === 0 ? t('home.moments.couplesNote') : undefined}
              photo={{ file: categoryPhotos[key], alt: '' }}
              sizes={index === 0 ? largeSizes : smallSizes}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

// A tile is narrower than the 3:2 of its picture, which is drawn as wide as the tile is high, times 1.5.
const smallSizes = '(min-width: 761px) 354px, 84vw'
const largeSizes = '(min-width: 761px) 732px, 84vw'
