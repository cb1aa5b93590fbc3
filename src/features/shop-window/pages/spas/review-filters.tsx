import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { ChosenSpa } from './use-spa-choice.ts'

type Props = Pick<SpaView, 'reviews'> & { chosen: ChosenSpa }
type Choice = { value: string; label: string; count: number }

/** Reviews by score and by language, each an address of its own. Where there is nothing to choose there is no row. */
export function ReviewFilters({ reviews: { filter, scores, languages, matching }, chosen }: Props) {
  const { t } = useTranslation()
  // With a script the page stays where it is; without one it comes back at the reviews.
  const hrefOf = (changes: Record<string, string | null>) =>
    chosen.hrefOf({}, changes) + (chosen.hasScript ? '' : '#reviews')
  const isFiltered = filter.score !== null || filter.language !== null
  const row = (name: keyof typeof filter, choices: Choice[]) => {
    if (choices.length < 2) return null
    const on = filter[name] === null ? null : String(filter[name])
    // What would find nothing is not offered.
    const offered = choices.filter(({ value, count }) => count > 0 || value === on)
    const chips = offered.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))
    return (
      <nav className="chips rail" aria-label={t(`spas.reviewFilters.${name}`)}>
        {[{ value: null, label: t(`spas.reviewFilters.${name}Any`) }, ...chips].map(({ value, label }) => (
          <ChipLink key={value} href={hrefOf({ [name]: value })} on={value === on} prefetch="none" preventScrollReset>
            {label}
          </ChipLink>
        ))}
      </nav>
    )
  }
  return (
    <div className="grid gap-12 mt-32">
      {row(
        'score',
        scores.map(({ score, count }) => ({
          value: String(score),
          label: t('spas.reviewFilters.stars', { count: score }),
          count,
        })),
      )}
      {row(
        'language',
        languages.map(({ language, name, count }) => ({ value: language, label: name, count })),
      )}
      {isFiltered && (
        <p role="status">
          {matching === 0 ? t('spas.reviewFilters.none') : t('spas.reviewFilters.found', { count: matching })}{' '}
          <Anchor className="link" href={hrefOf({ score: null, language: null })} prefetch="none" preventScrollReset>
            {t('spas.reviewFilters.clear')}
          </Anchor>
        </p>
      )}
    </div>
  )
}
