import { isOptional, type OptionalService, optionalServices } from '#platform/browser/consent-services.ts'
import type { StoredCookie } from '#platform/browser/stored.ts'

/** The day of the text that people are asked with: whoever agreed to another one is asked again. */
export const consentVersion = '2026-11-18'

/** Spec 9: 365 days. */
export const choiceDays = 365

export const choiceCookie = 'consent' satisfies StoredCookie

/** What somebody chose, and when. */
export type ConsentChoice = { at: Date; accepted: readonly OptionalService[] }

export const acceptAll = (at: Date): ConsentChoice => ({ at, accepted: optionalServices })
export const rejectAll = (at: Date): ConsentChoice => ({ at, accepted: [] })

/** Of what is ticked in the settings; whatever else was sent is not read. */
export const acceptSome = (at: Date, ticked: Iterable<string>): ConsentChoice => {
  const names = new Set(ticked)
  return { at, accepted: optionalServices.filter((service) => names.has(service)) }
}

/** As it stands in its cookie: the version of the text, the time, and what was accepted. */
export const writeChoice = ({ at, accepted }: ConsentChoice) =>
  [consentVersion, Math.floor(at.getTime() / 1000), accepted.join('~')].join('.')

/** Null where nobody has chosen yet, or so long ago, or with another text, that they are asked again. */
export function readConsentChoice(value: string | null | undefined, now: Date): ConsentChoice | null {
  const [, version, seconds, names = ''] = /^([\d-]{10})\.(\d{1,12})\.([a-z~-]{0,300})$/.exec(value ?? '') ?? []
  if (version !== consentVersion) return null
  const at = new Date(Number(seconds) * 1000)
  const age = now.getTime() - at.getTime()
  // A clock that is a little ahead is none of ours.
  if (age > choiceDays * dayLength || age < -dayLength) return null
  return { at, accepted: names.split('~').filter(isOptional) }
}

/** The choice among a browser's cookies. */
export const choiceIn = (cookies: string | null, now: Date): ConsentChoice | null =>
  readConsentChoice(
    (cookies ?? '')
      .split(/;\s*/)
      .find((cookie) => cookie.startsWith(`${choiceCookie}=`))
      ?.slice(choiceCookie.length + 1),
    now,
  )

/** Read by our scripts: it says nothing about anybody. */
export const choiceToSet = (choice: ConsentChoice, isSecure: boolean) =>
  `${choiceCookie}=${writeChoice(choice)}; Path=/; Max-Age=${choiceDays * 24 * 60 * 60}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The button that was pressed, and what was ticked. Null for anything else. */
export function chosenBy(sent: URLSearchParams, now: Date): ConsentChoice | null {
  const pressed = sent.get('choice')
  if (pressed === 'accept') return acceptAll(now)
  if (pressed === 'reject') return rejectAll(now)
  return pressed === 'save' ? acceptSome(now, sent.getAll('service')) : null
}

/** An address without its end: enough to show that it was somebody, not who. */
export function shortenedAddress(address: string): string {
  const [, beginning] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address) ?? []
  if (beginning) return `${beginning}.0`
  const groups = address.split('::')[0]?.split(':').slice(0, 3) ?? []
  return address.includes(':') ? `${groups.join(':')}::` : ''
}

const dayLength = 24 * 60 * 60 * 1000
