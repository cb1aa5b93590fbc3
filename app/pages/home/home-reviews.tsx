import { useTranslation } from 'react-i18next'
import { Rating } from '#app/ui/rating.tsx'
import { Avatar } from '#app/ui/review-card.tsx'
import type { HomeView } from '#server/catalogue/describe-home.ts'

export function HomeReviews({ reviews: { average, count, quotes } }: { reviews: HomeView['reviews'] }) {
  const { t } = useTranslation()
  if (quotes.length === 0 || average === null) return null
  const summary = t('home.reviews.summary', { value: average, count })
  return (
    <section className="section tone">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{t('home.reviews.title')}</h2>
            <p>{summary}</p>
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone this row scrolls, and the keyboard must reach it */}
        <section className="quotes rail" aria-label={t('home.reviews.title')} tabIndex={0}>
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
      </div>
    </section>
  )
}
