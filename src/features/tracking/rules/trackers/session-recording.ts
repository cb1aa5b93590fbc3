/** Spec 9: 3 % of visitors, drawn once in 24 hours, for 35 minutes. */
export const recording = { share: 0.03, activeFor: 35 * 60_000, drawnEvery: 24 * 60 * 60_000 }

/** When somebody was drawn for, and whether they are one of the few. */
export type RecordingDraw = { at: number; isRecorded: boolean }

/** The draw that counts now: the last one, or a new one if that was too long ago. `chance`: from 0 to less than 1. */
export function drawFor(last: RecordingDraw | null, now: Date, chance: number): RecordingDraw {
  const age = last ? now.getTime() - last.at : Number.POSITIVE_INFINITY
  const counts = last && age >= 0 && age < recording.drawnEvery
  return counts ? last : { at: now.getTime(), isRecorded: chance < recording.share }
}

/** How long it may still be recorded, in milliseconds. */
export const recordedFor = ({ at, isRecorded }: RecordingDraw, now: Date) =>
  isRecorded ? Math.max(0, at + recording.activeFor - now.getTime()) : 0

export const writeDraw = ({ at, isRecorded }: RecordingDraw) => `${at}.${isRecorded ? 'yes' : 'no'}`

/** Null for what we would never have written. */
export function readDraw(text: string | null): RecordingDraw | null {
  const [, at, answer] = /^(\d{1,15})\.(yes|no)$/.exec(text ?? '') ?? []
  return at ? { at: Number(at), isRecorded: answer === 'yes' } : null
}
