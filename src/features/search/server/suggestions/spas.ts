import { ancestorsOf } from '#features/catalogue/rules/location.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import { placeOfSpa } from '#features/catalogue/server/cards.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Entry } from './entry.ts'

/** The best rated first. */
export function suggestibleSpas(snapshot: Snapshot, language: Language): Entry[] {
  return [...snapshot.spas.values()]
    .filter(isListed)
    .sort(byRating)
    .flatMap((spa): Entry[] => {
      const href = snapshot.landings.of('spa', spa.uuid)?.uris[language]
      if (!href) return []
      const where = placeOfSpa(snapshot, spa, language)
      const photo = spa.images[0]?.file
      return [
        {
          kind: 'spa',
          name: spa.name,
          where,
          also: otherNames(snapshot, language, spa),
          locationUuid: spa.location.uuid,
          suggestion: { kind: 'spa', name: spa.name, note: where, href, ...(photo && { photo }) },
        },
      ]
    })
}

const byRating = ({ rating: a }: Spa, { rating: b }: Spa) => (b.value ?? 0) - (a.value ?? 0) || b.count - a.count

function otherNames({ locations }: Snapshot, language: Language, { location, hotel }: Spa): string {
  const place = locations.get(location.uuid)
  const around = place ? [place, ...ancestorsOf(place, locations)] : []
  return [hotel?.name ?? '', ...around.map(({ translations }) => translations[language].name)].join(' ')
}
