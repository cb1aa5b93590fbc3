import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { NewsletterBlock } from '#features/newsletter/ui/newsletter-block.tsx'
import { themeOf } from '#features/shop-window/rules/theme.ts'
import { describeHome } from '#features/shop-window/server/describe-home.ts'
import { CampaignPreview } from '#features/shop-window/ui/campaign-preview.tsx'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { organization, webSite } from '#platform/server/structured-data/web-site.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { RecentlySeen } from '../services/recently-seen.tsx'
import type { Route } from './+types/page'
import { CampaignSection } from './campaign-section.tsx'
import { GiftStrip } from './gift-strip.tsx'
import { Hero } from './hero.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Moments } from './moments.tsx'
import { bannerPhotos, heroPhotos, momentScenes } from './photos.ts'
import { Places } from './places.tsx'
import { Treatments } from './treatments.tsx'
import { UniqueMoments } from './unique-moments.tsx'

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
