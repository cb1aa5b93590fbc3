import { pageMeta } from '#app/seo/page-meta.ts'
import { CampaignPreview } from '#app/shell/campaign-preview.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { themeOf } from '#domain/campaigns/theme.ts'
import { libraryPhoto } from '#server/catalogue/library-photo.ts'
import { describeHome } from '#server/catalogue/pages/describe-home.ts'
import { readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { organization, webSite } from '#server/seo/structured-data/web-site.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
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
