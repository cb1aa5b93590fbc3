import { drawFor, readDraw, recordedFor, writeDraw } from '#features/tracking/rules/trackers/session-recording.ts'
import type { OptionalItem } from '#platform/browser/consent-services.ts'

export const drawKey = 'calmaria.recording' satisfies OptionalItem

/** How long this visitor may be recorded from now on, in milliseconds; 0 for most. Who keeps nothing is not recorded. */
export function drawRecording(now: Date, chance: number): number {
  try {
    const draw = drawFor(readDraw(localStorage.getItem(drawKey)), now, chance)
    localStorage.setItem(drawKey, writeDraw(draw))
    return recordedFor(draw, now)
  } catch (error) {
    console.warn('Storage can not be used', error)
    return 0
  }
}
