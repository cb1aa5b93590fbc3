import { choices, type FieldLengths } from '#domain/forms/field-lengths.ts'
import { characters, plainLine } from '#domain/site/plain-text.ts'

/** Ten double rooms are the most that can be bought. */
export const mostRooms = 10
const longestName = 160

/** In whose name a room is, counted from 0: name and surname in one field (spec 5). */
export type GuestField = `guestName${number}` | 'guestRooms'
export type GuestsDraft = Partial<Record<GuestField, string>>
export type GuestProblem = 'guestWrong' | 'tooLong'

export const guestField = (room: number) => `guestName${room}` as const

/** `guestRooms`: how many rooms the form asks for. */
export const guestFields: FieldLengths<GuestField> = {
  ...choices('guestRooms'),
  ...Object.fromEntries(Array.from({ length: mostRooms }, (_, room) => [guestField(room), longestName])),
}

/** Left empty, the first room is in the name of the buyer, or of who is given the stay. The others need one. */
export function guestProblems(draft: GuestsDraft): Partial<Record<GuestField, GuestProblem>> {
  const found = typedNames(draft).flatMap((name, room): [GuestField, GuestProblem][] => {
    if (name === '' && room > 0) return [[guestField(room), 'guestWrong']]
    return characters(name) > longestName ? [[guestField(room), 'tooLong']] : []
  })
  return Object.fromEntries(found)
}

export const toGuests = (draft: GuestsDraft): string[] => typedNames(draft)

export const toGuestsDraft = (guests: readonly string[] | null): GuestsDraft =>
  Object.fromEntries((guests ?? []).map((name, room) => [guestField(room), name]))

/** One room if nobody said how many. */
function typedNames(draft: GuestsDraft): string[] {
  const said = draft.guestRooms ?? ''
  const rooms = /^\d{1,2}$/.test(said) ? Math.min(Math.max(Number(said), 1), mostRooms) : 1
  return Array.from({ length: rooms }, (_, room) => plainLine(draft[guestField(room)] ?? ''))
}
