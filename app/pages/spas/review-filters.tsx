import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { ChipLink } from '#app/ui/forms/chip.tsx'
import type { SpaView } from '#server/catalogue/pages/describe-spa.ts'
import type { ChosenSpa } from './use-spa-choice.ts'

type Props = Pick<SpaView, 'reviews'> & { chosen: ChosenSpa }
type Choice = { value: string | null; label: string }

/** Reviews by score and by language, each an address of its own. Where there is nothing to choose there is no row. */
export function ReviewFilters({ reviews: { filter, scores, languages, matching }, chosen }: Props) {
  const { t } = useTranslation()
  // With a script the page stays where it is; without one it comes back at the reviews.
  const hrefOf = (changes: Record<string, string | null>) =>
    chosen.hrefOf({}, changes) + (chosen.hasScript ? '' : '#reviews')
  const isFiltered = filter.score !== null || filter.language !== null
  const row = (name: keyof typeof filter, choices: Choice[]) =>
    (choices.length > 1 || filter[name] !== null) && (
      <nav className="chips rail" aria-label={t(`spas.reviewFilters.${name}`)}>
        {[{ value: null, label: t(`spas.reviewFilters.${name}Any`) }, ...choices].map(({ value, label }) => (
          <ChipLink
            key={value}
            href={hrefOf({ [name]: value })}
            on={String(filter[name]) === String(value)}
            prefetch="none"
            preventScrollReset
          >
            {label}
          </ChipLink>
        ))}
      </nav>
    )
  return (
    <div className="review-filters">
      {row(
        'score',
        scores.map(({ score, count }) => ({
          value: String(score),
          label: `${t('spas.reviewFilters.stars', { count: score })} (${count})`,
        })),
      )}
      {row(
        'language',
        languages.map(({ language, name, count }) => ({ value: language, label: `${name} (${count})` })),
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
