import { holdRefusals } from '#features/checkout/rules/purchases/quote.ts'

/**
 * What the address of the page on which day and hour are chosen holds. `purchase`: the uuid of the purchase that is
 * changed. `waiting`: the signed place on the waiting list for which an hour is held. `token`: of who shows the page in
 * a frame. `on`: the day as of which the site is looked at. `with`: what pays for it or which booking is moved, if it is not
 * bought; `key`: of the link to that booking.
 */
export const choiceParams = [
  'token',
  'service',
  'pax',
  'day',
  'time',
  'month',
  'flexible',
  'purchase',
  'waiting',
  'on',
  'with',
  'key',
] as const

/** As an address or a form said it: text of any kind, empty where nothing was chosen. */
export type HourChoice = Record<(typeof choiceParams)[number], string>

/** A signed place is longer than all else. */
const longest = 300

export function readHourChoice(query: URLSearchParams): HourChoice {
  return Object.fromEntries(
    choiceParams.map((name) => [name, query.get(name)?.trim().slice(0, longest) ?? '']),
  ) as HourChoice
}

/** What whoever shows the page in a frame may say. What is somebody's own is not asked for on a page of others. */
const framedParams: readonly string[] = ['token', 'service', 'pax', 'day', 'time', 'month', 'flexible', 'on', 'notice']

export const readFramed = (query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([name]) => framedParams.includes(name)))

/** The same page with another choice. What is empty is left out, and what is so long that we never wrote it. */
export function choiceHref(path: string, choice: Partial<HourChoice>, notice?: Notice): string {
  const params = choiceParams.flatMap((name) => {
    const value = choice[name] ?? ''
    return value !== '' && encodeURIComponent(value).length <= longest ? [[name, value]] : []
  })
  return `${path}?${new URLSearchParams(notice ? [...params, ['notice', notice]] : params)}`
}

/**
 * What became of the form: somebody was faster, no hour was chosen, it could not be written, what should pay for it does
 * not; who sent it stands on the waiting list, or can't hold the hour now.
 */
const notices = ['taken', 'no-hour', 'busy', 'refused', 'waiting', ...holdRefusals] as const
export type Notice = (typeof notices)[number]

export const noticeIn = (query: URLSearchParams): Notice | null =>
  notices.find((notice) => notice === query.get('notice')) ?? null
