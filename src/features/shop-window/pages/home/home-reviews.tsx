import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { Rating } from '#platform/ui/cards/rating.tsx'
import { Avatar } from '#platform/ui/cards/review-card.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
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
        <figure className="quote column" key={quote.uuid}>
          <Rating value={quote.score} label={`${quote.score} / 5`} />
          <blockquote>{quote.comment}</blockquote>
          <footer className="aligned gap-14 mid">
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

type Props = { figures: PageFrame['site']['figures']; reviews: HomeView['reviews'] }

/** Spec 1: more than 400 centres, more than 10 years; and what the verified reviews say on average. */
function Figures({ figures, reviews }: Props) {
  const { t } = useTranslation()
  const facts: { key: string; value: string; label: string }[] = [
    { key: 'centres', value: `+${figures.centres}`, label: t('home.figures.centres') },
    { key: 'years', value: `+${figures.years}`, label: t('home.figures.years') },
  ]
  if (reviews.average !== null) {
    const label = t('home.figures.reviews', { reviews: reviews.count })
    facts.push({ key: 'reviews', value: reviews.average, label })
  }
  return (
    <ul className="figures grid gap-24 mb-48">
      {facts.map(({ key, value, label }) => (
        <li className="baseline soft" key={key}>
          <span className="n">{value}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
