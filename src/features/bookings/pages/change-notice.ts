/** What the page of a booking says to who comes from the page of hours: what was done, or why it was not. */
const changeNotices = [
  'moved',
  'booked',
  'dearer',
  'by-hand',
  'ended',
  'begun',
  'not-refundable',
  'too-late',
  'disputed',
] as const

export type ChangeNotice = (typeof changeNotices)[number]

export const isChangeNotice = (said: string | null): said is ChangeNotice =>
  changeNotices.some((notice) => notice === said)
