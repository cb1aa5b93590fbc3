import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { figures: PageFrame['site']['figures']; reviews: HomeView['reviews'] }

/** Spec 1: more than 400 centres, more than 10 years; and what the verified reviews say on average. */
export function Figures({ figures, reviews }: Props) {
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
    <ul className="figures">
      {facts.map(({ key, value, label }) => (
        <li key={key}>
          <span className="n">{value}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
