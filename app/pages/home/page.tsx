import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { languageOf } from '#domain/site/languages.ts'
import { describeHome } from '#server/catalogue/describe-home.ts'
import { readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Route } from './+types/page'
import { CampaignBanner } from './campaign-banner.tsx'
import { GiftStrip } from './gift-strip.tsx'
import { Hero } from './hero.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Moments } from './moments.tsx'
import { Places } from './places.tsx'
import { Treatments } from './treatments.tsx'
import { UniqueMoments } from './unique-moments.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname } = url
  const services = context.get(servicesContext)
  return {
    home: describeHome(readerOf(services, url), services.config.internalPromotion),
    description: i18nFor(languageOf(pathname)).t('home.hero.description'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { description: loaderData?.description })

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  const frame = useFrame()
  return (
    <>
      <Hero frame={frame} />
      <CampaignBanner frame={frame} />
      <Moments moments={home.moments} frame={frame} />
      <Treatments treatments={home.treatments} cards={home.cards} frame={frame} />
      <Places places={home.places} frame={frame} />
      <GiftStrip frame={frame} />
      <UniqueMoments cards={home.getaways} frame={frame} />
      <HowItWorks />
      <HomeReviews reviews={home.reviews} />
    </>
  )
}
