export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** As one speaks of it here: the afternoon begins with lunch at two, and the night of a spa ends after midnight. */
export function partOfDay(time: string): PartOfDay {
  if (time < '06:00' || time >= '20:00') return 'evening'
  return time < '14:00' ? 'morning' : 'afternoon'
}
