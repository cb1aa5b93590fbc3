import { z } from 'zod'
import { bookingHref } from '#features/bookings/server/booking-links.ts'
import { findBookingByLocator } from '#features/bookings/server/booking-row.ts'
import { askedPurchaseKey } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { keyedPurchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { findStayByCode } from '#features/getaways/server/purchase/stay-row.ts'
import { requestSubscription } from '#features/newsletter/server/subscribe.ts'
import {
  isBookingReference,
  isGetawayReference,
  type Login,
  type LoginDraft,
  type LoginError,
  type LoginProblems,
  loginErrorFor,
  loginErrors,
  loginForm,
  toLogin,
} from '#features/vouchers/rules/voucher-login.ts'
import { homeCountryOf, type Language } from '#platform/i18n/languages.ts'
import { hostCookie } from '#platform/server/http/host-cookie.ts'
import type { Services } from '#platform/server/services.ts'
import { wallClock } from '#platform/time/dates.ts'
import { findVoucherByReference } from '../voucher-row.ts'
import { newSession } from './voucher-session.ts'

type Given = { draft: LoginDraft & { promotions: string }; language: Language; address: string }

export type LoggedIn =
  | { ok: true; session: string }
  /** Of a getaway: the page of its purchase; of a booking: where it is changed. */
  | { ok: true; href: string }
  | { ok: false; error: 'invalid'; problems: LoginProblems }
  | { ok: false; error: LoginError }
  | { ok: false; error: 'too-many'; minutes: number }

/**
 * Spec 5. A reference is a name, no secret, so guesses are counted, by who makes them and by what is guessed at; a
 * holder who is locked out by somebody else's guesses comes in by the link in an e-mail. Whether a reference exists can't
 * be told from the answer, nor from how long it takes: one row is looked for in any case, and compared in any case.
 */
export async function logIn(services: Services, { draft, language, address }: Given): Promise<LoggedIn> {
  const problems = loginForm.problems(draft)
  if (Object.keys(problems).length > 0) return { ok: false, error: 'invalid', problems }
  const { email, reference, expiry } = toLogin(draft)
  const { writeLimit } = services
  const waits = [writeLimit.take('login', address), writeLimit.take('login-reference', reference)]
  const seconds = Math.max(...(await Promise.all(waits)))
  if (seconds > 0) return { ok: false, error: 'too-many', minutes: Math.ceil(seconds / 60) }
  if (isGetawayReference(reference)) return openGetaway(services, { email, reference, expiry }, language)
  if (isBookingReference(reference)) return openBooking(services, { email, reference, expiry }, language)
  const voucher = await findVoucherByReference(services.db, reference)
  const session = newSession(services, voucher ?? nobodys)
  const isRight = voucher?.beneficiaryEmail === email && voucher.expiresOn === expiry
  if (!isRight) return { ok: false, error: loginErrorFor(reference) }
  if (draft.promotions !== '')
    await requestSubscription(services, { email, country: homeCountryOf(language), language, source: 'voucher' })
  return { ok: true, session }
}

/**
 * What a wrong login is told, in a cookie for the page that it is led back to: a wrong one is answered as a right one
 * is, with a redirect and a cookie, so that neither form nor time tell them apart from outside.
 */
export const writeAnswer = ({ signer, clock }: Services, answer: LoginAnswer, isSecure: boolean) =>
  cookie.write(signer.sign('login', { ...answer, until: clock.now().getTime() + seconds * 1000 }), seconds, isSecure)

export function readAnswer({ signer, clock }: Services, cookies: string | null, isSecure: boolean): LoginAnswer | null {
  const token = cookie.read(cookies, isSecure)
  const signed = shape.safeParse(token && signer.verify('login', token))
  if (!signed.success || signed.data.until <= clock.now().getTime()) return null
  return { error: signed.data.error, values: signed.data.values as LoginAnswer['values'] }
}

/** Told once. */
export const endAnswer = (isSecure: boolean) => cookie.end(isSecure)

/**
 * Who bought a getaway is led to the page of its purchase, with the day of arrival or of departure in the place of the
 * expiry. It shows what was paid, so that it is not for who was given it.
 */
async function openGetaway(
  services: Services,
  { email, reference, expiry }: Login,
  language: Language,
): Promise<LoggedIn> {
  const found = await findStayByCode(services.db, reference)
  const uuid = found?.purchase.uuid ?? nobodys.uuid
  const key = askedPurchaseKey(services, { uuid })
  const isRight =
    found?.purchase.buyerEmail === email && (found.stay.arrival === expiry || found.stay.departure === expiry)
  if (!isRight) return { ok: false, error: loginErrorFor(reference) }
  return { ok: true, href: keyedPurchaseHref({ uuid, kind: 'getaway', language }, 'confirmation', key) }
}

/** Who booked an hour is led to the page on which it is changed, with its day in the place of the expiry. */
async function openBooking(
  services: Services,
  { email, reference, expiry }: Login,
  language: Language,
): Promise<LoggedIn> {
  const found = await findBookingByLocator(services.db, reference)
  const href = bookingHref(services, found ?? nobodys, language)
  const day = found && wallClock(found.startsAt, found.agreed.spa.timeZone).day
  const isRight = found?.email.toLowerCase() === email && day === expiry
  return isRight ? { ok: true, href } : { ok: false, error: loginErrorFor(reference) }
}

const nobodys = { uuid: '00000000-0000-4000-8000-000000000000', beneficiaryEmail: '' }

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    login: z.infer<typeof shape>
  }
}

const seconds = 60

const typed = z.object(Object.fromEntries([...loginForm.names, 'promotions'].map((field) => [field, z.string()])))
const shape = z.object({ error: z.enum(loginErrors), values: typed, until: z.number() })

type LoginAnswer = Pick<z.infer<typeof shape>, 'error'> & {
  values: LoginDraft & { promotions: string }
}

const cookie = hostCookie('login', /^[\w.-]{1,2000}$/)
