import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { opensBooking } from '#features/bookings/server/booking-links.ts'
import { getAuthorizedPurchase } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { getStay } from '#features/getaways/server/purchase/stay-row.ts'
import { newsletterSubscriptions } from '#features/newsletter/server/schema.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking, someServices } from '#tests/builders/a-booking.ts'
import { boughtGetaway, openNights } from '#tests/builders/a-getaway.ts'
import { aVoucher, forElena } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { editBeneficiary } from '../actions/change-beneficiary.ts'
import { agreementKey, confirmEmailChange } from '../actions/confirm-email-change.ts'
import { getVoucher } from '../voucher-row.ts'
import { logIn } from './log-in.ts'
import { isHeldBy, openLink, sessionCookie, sessionIn, voucherLink } from './voucher-session.ts'

const { services, bank, pool, setNow, forgetAttempts } = await testServices()
const start = services.clock.now()
const voucher = await aVoucher(services, bank, forElena)
let visitors = 0
beforeEach(async () => {
  setNow(start)
  await forgetAttempts()
})

/** Each from an address of its own, unless told. */
const knock = (changes: Record<string, string> = {}, address = `10.0.0.${visitors++}`) =>
  logIn(services, {
    draft: {
      email: voucher.beneficiaryEmail,
      reference: voucher.reference,
      expiry: voucher.expiresOn,
      promotions: '',
      ...changes,
    },
    language: 'es',
    address,
  })

/** As a browser sends it back. */
const cookieOf = (session: string) => sessionCookie(session, false).split(';')[0] ?? ''

test('who knows all three is let in, for an hour', async () => {
  const answer = await knock({ email: ' Elena@Correo.example ', reference: ` ${voucher.reference.toLowerCase()} ` })
  if (!answer.ok || !('session' in answer)) throw new Error('not let in')
  const cookie = cookieOf(answer.session)
  expect(sessionIn(services, cookie)).toMatchObject({ voucher: voucher.uuid })
  setNow(new Date(start.getTime() + 60 * 60_000))
  expect(sessionIn(services, cookie)).toBeNull()
  setNow(start)
  expect(sessionIn(services, cookie.slice(0, -2))).toBeNull()
})

test('the cookie is bound to its host where there is https', () => {
  expect(sessionCookie('x', true)).toBe('__Host-voucher=x; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure')
})

test.each([
  ['another address', { email: 'eva@correo.example' }, 'bad-spa-voucher'],
  ['another day', { expiry: addDays(voucher.expiresOn, 1) }, 'bad-spa-voucher'],
  ['a reference that does not exist', { reference: 'SP00000AAA' }, 'bad-spa-voucher'],
  ['an old reference', { reference: 'BOSPD123456' }, 'bad-spa-voucher'],
  ['a gift card', { reference: 'TR-ABCDEF-GHJKLM' }, 'bad-gift-voucher'],
  ['a booking', { reference: '12345ABC' }, 'bad-booking'],
  ['a getaway', { reference: 'HS12345ABC' }, 'bad-get-away'],
  ['what another shop sells', { reference: 'WONDER-2024' }, 'bad-external-voucher'],
  ['anything else', { reference: '¿?' }, 'bad-other-voucher'],
])('%s is told apart by its form alone', async (_, changes, error) => {
  expect(await knock(changes)).toEqual({ ok: false, error })
})

test('who bought a getaway is led to its page, by the day of arrival or of departure; nobody else is', async () => {
  await openNights(services)
  const gift = { isGift: 'yes', beneficiaryName: 'Elena', beneficiaryEmail: 'elena@correo.example', delivery: 'now' }
  const { uuid } = await boughtGetaway(services, bank, gift)
  const stay = await getStay(services.db, uuid)
  const reference = stay?.voucherCode ?? ''
  expect(reference).toMatch(/^HS\d{5}[A-Z]{3}$/)
  for (const expiry of ['2026-12-11', '13/12/2026']) {
    const answer = await knock({ email: 'Marta@correo.example', reference, expiry })
    if (!answer.ok || !('href' in answer)) throw new Error('not led there')
    const [path, query] = answer.href.split('?')
    expect(path).toBe(`/purchase/${uuid}/confirmation/`)
    const key = new URLSearchParams(query).get('key')
    expect(await getAuthorizedPurchase(services, uuid, { owner: null, key })).toMatchObject({ uuid })
  }
  for (const wrong of [{ expiry: '2026-12-12' }, { email: 'elena@correo.example' }, { reference: 'HS00000AAA' }])
    expect(await knock({ email: 'marta@correo.example', reference, expiry: '2026-12-11', ...wrong })).toEqual({
      ok: false,
      error: 'bad-get-away',
    })
})

test('who booked an hour is led to where it is changed, by its day at the spa; nobody else is', async () => {
  const [service] = someServices(services)
  if (!service) throw new Error('the demo catalogue is empty')
  await makeBookable(services, service.uuid)
  const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }
  const { uuid, locator } = await boughtBooking(services, bank, hour)
  const right = { email: 'Marta@correo.example', reference: ` ${locator.toLowerCase()} `, expiry: '03/12/2026' }
  const answer = await knock(right)
  if (!answer.ok || !('href' in answer)) throw new Error('not led there')
  const [path, query] = answer.href.split('?')
  expect(path).toBe(`/service-booking/${uuid}/change/`)
  expect(opensBooking(services, uuid, new URLSearchParams(query).get('key'), 'booking')).toBe(true)
  for (const wrong of [{ expiry: '2026-12-04' }, { email: 'elena@correo.example' }, { reference: '00000AAA' }])
    expect(await knock({ ...right, ...wrong })).toEqual({ ok: false, error: 'bad-booking' })
})

test('what is missing is named', async () => {
  expect(await knock({ email: 'elena', reference: '', expiry: '31/02/2027' })).toEqual({
    ok: false,
    error: 'invalid',
    problems: { email: 'emailWrong', reference: 'referenceWrong', expiry: 'expiryWrong' },
  })
})

test('who guesses is stopped, by where they are and by what they guess at; the holder comes in by the link', async () => {
  for (let guess = 10; guess < 40; guess++) await knock({ reference: `SP000${guess}AAA` }, '10.9.9.9')
  expect(await knock({}, '10.9.9.9')).toEqual({ ok: false, error: 'too-many', minutes: 10 })
  for (let guess = 0; guess < 10; guess++) await knock({ email: `guess${guess}@correo.example` })
  expect(await knock()).toEqual({ ok: false, error: 'too-many', minutes: 10 })
  const key = new URL(voucherLink(services, voucher, 'es')).searchParams.get('key') ?? ''
  expect(sessionIn(services, cookieOf((await openLink(services, key)) ?? ''))).toMatchObject({ voucher: voucher.uuid })
  expect(await openLink(services, `${key}x`)).toBeNull()
})

test('who wants promotions is noted, when they were let in', async () => {
  await knock({ promotions: 'yes', expiry: '2030-01-01' })
  expect(await services.db.select().from(newsletterSubscriptions)).toEqual([])
  await knock({ promotions: 'yes' })
  expect(await services.db.select().from(newsletterSubscriptions)).toMatchObject([{ email: 'elena@correo.example' }])
})

test('right and wrong take the same time: the same is asked of the database, and signed', async () => {
  const [asked, signed] = [vi.spyOn(pool, 'query'), vi.spyOn(services.signer, 'sign')]
  onTestFinished(() => void vi.restoreAllMocks())
  const work = async (changes: Record<string, string>) => {
    asked.mockClear()
    signed.mockClear()
    const { ok } = await knock(changes)
    const statements = asked.mock.calls.map(([query]) => textOf(query))
    return { ok, statements: statements.toSorted(), signed: signed.mock.calls.map(([what]) => what) }
  }
  const right = await work({})
  expect(right).toMatchObject({ ok: true, signed: ['session'] })
  expect(right.statements.filter((text) => text.includes('from "vouchers"'))).toHaveLength(1)
  const wrong = { email: 'eva@correo.example', expiry: addDays(voucher.expiresOn, 1), reference: 'SP00000AAA' }
  for (const [name, value] of Object.entries(wrong))
    expect(await work({ [name]: value })).toEqual({ ...right, ok: false })
})

const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text)

test('a voucher that has changed hands is shut to who held it, sessions and links included', async () => {
  const mine = await aVoucher(services, bank)
  const key = new URL(voucherLink(services, mine, 'es')).searchParams.get('key') ?? ''
  const session = sessionIn(services, cookieOf((await openLink(services, key)) ?? ''))
  expect(isHeldBy(mine, session?.holder ?? '')).toBe(true)
  await editBeneficiary(services, mine, { name: 'Eva', email: 'eva@correo.example' })
  const [change] = await services.db.select().from(beneficiaryChanges)
  if (!change) throw new Error('no change')
  for (const reader of ['old', 'new'] as const)
    await confirmEmailChange(services, agreementKey(services, change, reader))
  const now = await getVoucher(services.db, mine.uuid)
  expect(now && isHeldBy(now, session?.holder ?? '')).toBe(false)
  expect(await openLink(services, key)).toBeNull()
  expect(madridDay(services.clock.now())).toBe(madridDay(start))
})
