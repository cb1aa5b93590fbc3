import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import type { Tag } from '#features/catalogue/rules/tag.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Entry } from './entry.ts'

/** Those with most experiences first. */
export function suggestibleTreatments(snapshot: Snapshot, language: Language): Entry[] {
  const counts = servicesByTag(snapshot)
  return [...snapshot.tags.values()]
    .map((tag) => ({ tag, count: tag.kind === 'service' ? (counts.get(tag.uuid) ?? 0) : 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ tag, count }) => treatmentEntry(snapshot, language, tag, count))
}

function treatmentEntry(snapshot: Snapshot, language: Language, tag: Tag, count: number): Entry {
  const { title, slug } = tag.translations[language]
  return {
    kind: 'treatment',
    name: title,
    where: '',
    also: '',
    locationUuid: null,
    suggestion: {
      kind: 'treatment',
      name: title,
      note: i18nFor(language).t('catalogue.serviceCount', { count }),
      href:
        snapshot.landings.of('treatment', tag.uuid)?.uris[language] ??
        `${pathOf('search', language)}?treatment=${encodeURIComponent(slug)}`,
      value: { treatment: slug },
    },
  }
}

function servicesByTag({ services, spas }: Snapshot): Map<string, number> {
  const counts = new Map<string, number>()
  for (const service of services.values()) {
    const spa = spas.get(service.spaUuid)
    if (!spa || !isListed(spa) || !isEnabled(service)) continue
    for (const tag of service.serviceTags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return counts
}
