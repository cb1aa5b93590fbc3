import { useVisitorPlace } from '#features/search/ui/visitor-place.tsx'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { OptionGroup } from './finder-option.ts'

/** What is offered before anything is typed: where the visitor was, and places that many look for. */
export function useFirstOptions({ language, popularPlaces }: PageFrame): OptionGroup[] {
  const { t } = useTranslation()
  const { country, place } = useVisitorPlace()
  const others = popularPlaces.filter(({ value }) => value?.place !== place?.key)
  const popular = { title: t('search.finder.popular'), options: others }
  if (!country || !place) return others.length > 0 ? [popular] : []
  const name = place.names[language]
  const resume = {
    kind: 'place' as const,
    name,
    label: t('search.finder.resume', { place: name }),
    note: '',
    href: `${pathOf('search', language)}?place=${place.key}`,
    value: { place: place.key },
    picked: { country, place },
  }
  return [{ title: t('search.finder.recent'), options: [resume] }, ...(others.length > 0 ? [popular] : [])]
}
