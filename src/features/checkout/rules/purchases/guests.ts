import { choice, type DraftOf, defineForm, type FieldRule, line } from '#platform/forms/define-form.ts'

/** Ten double rooms are the most that can be bought. */
export const mostRooms = 10

type GuestProblem = 'guestWrong' | 'tooLong'
type GuestNameField = `guestName${number}`
export type GuestField = GuestNameField | 'guestRooms'

/** In whose name a room is, counted from 0: name and surname in one field (spec 5). */
export const guestField = (room: number) => `guestName${room}` as const

/** Left empty, the first room is in the name of the buyer, or of who is given the stay. The others need one. */
const nameOf = (room: number): FieldRule<GuestProblem, unknown> =>
  line({ most: 160, wrong: room > 0 ? 'guestWrong' : undefined, long: 'tooLong', autoComplete: 'off' })

const rooms = Array.from({ length: mostRooms }, (_, room) => room)
const names: Record<GuestNameField, FieldRule<GuestProblem, unknown>> = Object.fromEntries(
  rooms.map((room) => [guestField(room), nameOf(room)]),
)

/** `guestRooms`: how many rooms the form asks for. */
export const guestForm = defineForm<GuestField, GuestProblem>(
  { guestRooms: choice(), ...names },
  {
    asks: ({ guestRooms }) => Object.fromEntries(rooms.map((room) => [guestField(room), room < roomsIn(guestRooms)])),
  },
)
export type GuestsDraft = Partial<DraftOf<typeof guestForm>>

export function toGuests(draft: GuestsDraft): string[] {
  const clean = guestForm.clean(draft)
  return rooms.slice(0, roomsIn(clean.guestRooms)).map((room) => clean[guestField(room)] ?? '')
}

export const toGuestsDraft = (guests: readonly string[] | null): GuestsDraft =>
  Object.fromEntries((guests ?? []).map((name, room) => [guestField(room), name]))

/** One room if nobody said how many. */
const roomsIn = (typed: string) => (/^\d{1,2}$/.test(typed) ? Math.min(Math.max(Number(typed), 1), mostRooms) : 1)
