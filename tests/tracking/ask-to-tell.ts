import { readTold, toldForm } from '#features/tracking/rules/trackers/told-stages.ts'
import type { TrackedEvent } from '#features/tracking/rules/trackers/tracked-event.ts'
import { noteTold, offerStages } from '#features/tracking/server/offer-stages.ts'
import type { Services } from '#platform/server/services.ts'

type Browser = Parameters<typeof offerStages>[1]

/** A page asks what it may tell, tells it, and says so. */
export async function askToTell(services: Services, browser: Browser): Promise<TrackedEvent[]> {
  const { events } = await offerStages(services, browser)
  await noteTold(services.db, browser.owner, readTold(toldForm(events)))
  return events
}

export const toldNames = (events: readonly TrackedEvent[]) =>
  events.map((event) => (event.type === 'stage' ? event.name : event.type))
