import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { Rating } from '#platform/ui/cards/rating.tsx'
import { Avatar } from '#platform/ui/cards/review-card.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Figures } from './figures.tsx'
import { SectionHead } from './section-head.tsx'

export function HomeReviews({ reviews, frame }: { reviews: HomeView['reviews']; frame: PageFrame }) {
  const { t } = useTranslation()
  return (
    <section className="section tone">
      <div className="wrap">
        <SectionHead title={t('home.reviews.title')} />
        <Figures figures={frame.site.figures} reviews={reviews} />
        {reviews.quotes.length > 0 && <Quotes quotes={reviews.quotes} />}
      </div>
    </section>
  )
}

function Quotes({ quotes }: Pick<HomeView['reviews'], 'quotes'>) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone this row scrolls, and the keyboard must reach it
    <section className="quotes grid gap-24 rail" aria-label={t('home.reviews.title')} tabIndex={0}>
      {quotes.map((quote) => (
        <figure className="quote" key={quote.uuid}>
          <Rating value={quote.score} label={`${quote.score} / 5`} />
          <blockquote>{quote.comment}</blockquote>
          <footer>
            <Avatar name={quote.author} />
            <span>
              <b>{quote.author}</b>
              <br />
              <span className="muted">{quote.about}</span>
            </span>
          </footer>
        </figure>
      ))}
    </section>
  )
}
