import { useTranslation } from '#app/i18n.tsx'
import { useVisitorPlace } from '#app/shell/visitor-place.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { pathOf } from '#i18n/paths.ts'
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
