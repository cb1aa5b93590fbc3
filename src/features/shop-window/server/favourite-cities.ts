import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'

export type FavouriteCity = { name: string; href: string; spas: number; isNamedLikeRegion: boolean }

/** The cities with most spas. Valencia is the name of a city and of its region: a list of cities says which it means. */
export function favouriteCities({ snapshot, language }: Reader, count: number): FavouriteCity[] {
  const nameOf = (uuid: string | null) => snapshot.locations.get(uuid ?? '')?.translations[language].name
  return [...snapshot.locations.values()]
    .flatMap((place) => {
      const href = place.type === 'city' ? snapshot.landings.of('location', place.uuid)?.uris[language] : undefined
      const spas = snapshot.spasOfPlace.get(place.uuid)?.filter(isListed).length ?? 0
      const { name } = place.translations[language]
      return href && spas > 0 ? [{ name, href, spas, isNamedLikeRegion: name === nameOf(place.parentUuid) }] : []
    })
    .toSorted((a, b) => b.spas - a.spas || a.name.localeCompare(b.name, language))
    .slice(0, count)
}
