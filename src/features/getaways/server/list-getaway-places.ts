import type { Reader } from '#features/catalogue/server/cards.ts'
import { getawayPlace } from '#features/catalogue/server/landings.ts'

/** The places that have getaways, with how many: those with the most first. `here`: the one whose page it is. */
export function listGetawayPlaces({ snapshot, language }: Reader, here: string | null) {
  const { getaways, locations, landings } = snapshot
  const counts = Map.groupBy(getaways.values(), (getaway) => getawayPlace(getaway, locations))
  const places = [...counts].flatMap(([place, stays]) => {
    const href = place && landings.of('getaway-place', place.uuid)?.uris[language]
    if (!href) return []
    return [{ name: place.translations[language].name, href, count: stays.length, isHere: place.uuid === here }]
  })
  return places.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language))
}
