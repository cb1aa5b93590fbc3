import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bookings } from '#features/bookings/server/schema.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { bookWithVoucher } from '#features/vouchers/server/hours/voucher-pays-hours.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking, someServices } from '#tests/builders/a-booking.ts'
import { aVoucher, seen } from '#tests/builders/a-voucher.ts'
import { deliverQueued } from '#tests/emails/deliver-queued.ts'
import { testServices } from '#tests/test-services.ts'
import { resendVouchers } from './resend-vouchers.ts'

const { services, bank, queued, emails, setNow, forgetAttempts } = await testServices()
const start = services.clock.now()
const deliver = () => deliverQueued(services, queued, emails)

beforeEach(async () => {
  setNow(start)
  await forgetAttempts()
  queued.length = 0
  emails.length = 0
})

test('send me my vouchers again: whoever has some gets an e-mail with a link to each, and nobody learns who', async () => {
  const email = 'perdida@correo.example'
  const own = { email, confirmEmail: email }
  const first = await aVoucher(services, bank, own)
  const second = await aVoucher(services, bank, own)
  const gone = await aVoucher(services, bank, own)
  await cancelVoucher(services, await seen(services, gone), { reason: '8', website: '', text: '', day: '' })
  queued.length = 0
  expect(await resendVouchers(services, ' Perdida@correo.example ', 'es')).toEqual({ ok: true })
  expect(await deliver()).toEqual([['my-vouchers', email]])
  for (const { reference } of [first, second]) expect(emails[0]?.text).toContain(reference)
  expect(emails[0]?.text).not.toContain(gone.reference)
  expect(await resendVouchers(services, 'nadie@correo.example', 'es')).toEqual({ ok: true })
  expect(queued).toHaveLength(1)
  expect(await deliver()).toEqual([])
  expect(await resendVouchers(services, 'nadie', 'es')).toEqual({ ok: false, error: 'emailWrong' })
})

test('an hour that waits for its spa is sent too, until it is over', async () => {
  const [service] = someServices(services)
  if (!service) throw new Error('the demo catalogue is empty')
  await makeBookable(services, service.uuid, { mode: 'request' })
  const email = 'hora@correo.example'
  const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }
  const booking = await boughtBooking(services, bank, hour, { email, confirmEmail: email })
  expect(booking.state).toBe('requested')
  queued.length = 0
  await resendVouchers(services, email, 'es')
  expect(await deliver()).toEqual([['my-vouchers', email]])
  expect(emails[0]?.text).toContain(booking.locator)
  await services.db.update(bookings).set({ state: 'lapsed' }).where(eq(bookings.uuid, booking.uuid))
  await resendVouchers(services, email, 'es')
  expect(await deliver()).toEqual([])
})

/** The hour that an address has booked with a voucher of its own. */
async function hourOfVoucher(email: string, time: string) {
  const voucher = await aVoucher(services, bank, { email, confirmEmail: email })
  await makeBookable(services, voucher.serviceUuid, { places: 4 })
  const booked = await bookWithVoucher(services, voucher, { day: '2026-12-03', time })
  if (!booked.ok) throw new Error(booked.error)
  return booked.value
}

test('an hour that a voucher pays is sent to who comes, until it is over or cancelled', async () => {
  const email = 'viene@correo.example'
  const { uuid, locator } = await hourOfVoucher(email, '17:00')
  // The hour has been handed over since to who has no voucher and has bought nothing.
  const guest = 'Huesped@correo.example'
  await services.db.update(bookings).set({ email: guest, name: 'Irene Gil' }).where(eq(bookings.uuid, uuid))
  const sent = async (to: string) => {
    queued.length = 0
    await resendVouchers(services, to, 'es')
    await deliver()
    return emails[0]?.text ?? ''
  }
  expect(await sent(email)).not.toContain(locator)
  const text = await sent(guest)
  expect(emails[0]).toMatchObject({ subject: 'Aquí tienes tus reservas', to: { name: 'Irene' } })
  expect(text.split(locator)).toHaveLength(2)
  expect(text).toContain(`/service-booking/${uuid}/change/?key=`)
  setNow(new Date('2026-12-03T20:00:00Z'))
  expect(await sent(guest)).toBe('')
  setNow(start)
  await services.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.uuid, uuid))
  expect(await sent(guest)).toBe('')
})

test('an hour of a voucher in one’s own name is sent beside the voucher, once', async () => {
  const email = 'propio@correo.example'
  const { locator } = await hourOfVoucher(email, '15:00')
  queued.length = 0
  await resendVouchers(services, email, 'pt')
  expect(await deliver()).toEqual([['my-vouchers', email]])
  expect(emails[0]?.subject).toBe('Aqui está o seu voucher')
  expect(emails[0]?.text.split(locator)).toHaveLength(2)
  expect(emails[0]?.text).toContain('As suas marcações')
})

test('they are sent in the language of the page that asked, with links to pages in it', async () => {
  const email = 'lisboa@correo.example'
  await aVoucher(services, bank, { email, confirmEmail: email })
  queued.length = 0
  await resendVouchers(services, email, 'pt')
  await deliver()
  expect(emails[0]).toMatchObject({ language: 'pt', to: { email } })
  expect(emails[0]?.text).toContain('/pt/gerir-voucher/abrir/?key=')
})

test('three wishes an hour are heard for an address, however it is written and whether or not it has vouchers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const ask = (typed: string) => resendVouchers(services, typed, 'es')
  const answers = [await ask('eco@correo.example'), await ask('ECO@correo.example'), await ask(' Eco@Correo.example')]
  expect(queued).toHaveLength(3)
  answers.push(await ask('eco@correo.example'))
  expect(queued).toHaveLength(3)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true}']))
  await ask('otra@correo.example')
  vi.setSystemTime(Date.now() + 60 * 60_000)
  await ask('eco@correo.example')
  expect(queued).toHaveLength(5)
})
