import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Day } from '#platform/time/dates.ts'
import { experiencesOf, staysOf } from './search-list.ts'
import { popularPlaces } from './suggestions/suggest.ts'

/** Most people come alone, as a couple or don't say. */
const usualParties = [null, 1, 2]

/**
 * Makes what the first search in a new catalogue would otherwise wait for. It takes a second over a large one, so
 * others get their turn in between.
 */
export async function prepareSearch(
  snapshot: Snapshot,
  { requestOnlySpa, languages }: Pick<Config, 'requestOnlySpa' | 'languages'>,
  day: Day,
): Promise<void> {
  const experiences = () => experiencesOf(snapshot, requestOnlySpa)
  const steps = [
    experiences,
    () => staysOf(snapshot),
    ...languages.map((language) => () => experiences().wordsIn(language)),
    ...languages.map((language) => () => staysOf(snapshot).wordsIn(language)),
    ...languages.map((language) => () => popularPlaces(snapshot, language)),
    ...usualParties.map((pax) => () => experiences().prices.forParty(day, pax)),
  ]
  for (const step of steps) {
    step()
    await nextTurn()
  }
}
