import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookings, waitingList } from '#features/bookings/server/schema.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { resourceClaims, serviceBookingRules } from '#features/catalogue/server/schema/booking-resources.ts'
import { stayHours } from '#features/getaways/server/hours/stay-hours.ts'
import { bookForStay } from '#features/getaways/server/hours/stay-pays-hours.ts'
import { cancelStay, refundAt } from '#features/getaways/server/purchase/cancelling/cancel-stay.ts'
import { describeStayConfirmation } from '#features/getaways/server/purchase/describe-confirmation.ts'
import { performVoucherAction } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import { redeemVoucher } from '#features/vouchers/server/actions/redeem-voucher.ts'
import { redeemBookedVouchers } from '#features/vouchers/server/expire-vouchers.ts'
import { bookWithVoucher } from '#features/vouchers/server/hours/voucher-pays-hours.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import { getVoucher } from '#features/vouchers/server/voucher-row.ts'
import { instantAt } from '#platform/time/dates.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking } from '#tests/builders/a-booking.ts'
import { boughtGetaway, openNights, someGetaway, weekend } from '#tests/builders/a-getaway.ts'
import { look, takeBack } from '#tests/builders/a-purchase.ts'
import { boughtVouchers, forElena } from '#tests/builders/a-voucher.ts'
import { runJob } from '#tests/jobs/run-job.ts'
import { testServices } from '#tests/test-services.ts'
import { getBooking } from '../booking-row.ts'
import { cancelBooking } from '../changes/cancel-booking.ts'
import { acceptRequest, declineRequest } from '../requests/answer-request.ts'
import { joinWaitingList } from '../waiting-list/join-waiting-list.ts'

const { services, bank, queued, emails, setNow } = await testServices()
const start = services.clock.now()

beforeEach(async () => {
  setNow(start)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
  await services.db.delete(serviceBookingRules)
  queued.length = 0
  emails.length = 0
})

const hour = { day: '2026-12-03', time: '17:00' }
const spa = { spa: 'Spa Mar de Nubes', code: 'HS71921MTD', phone: '922 000 000', email: 'spa@granmirador.example' }
const stateOf = async (uuid: string) => (await getBooking(services.db, uuid))?.state
const jobs = () => queued.map(({ job, payload }) => `${job} ${(payload as { mail?: string }).mail ?? ''}`.trim())

test('an hour is offered to who waits for its day once the voucher that paid it ends', async () => {
  const [voucher] = await boughtVouchers(services, bank)
  if (!voucher) throw new Error('no voucher')
  const { serviceUuid, pax } = voucher
  await makeBookable(services, serviceUuid, { places: 1 })
  expect((await bookWithVoucher(services, voucher, hour)).ok).toBe(true)
  for (const time of [10, 11, 12, 13, 14, 15, 16, 18, 19].map((at) => `${at}:00`))
    await boughtBooking(services, bank, { serviceUuid, day: hour.day, time, pax })
  const email = 'espera-bono@correo.example'
  const wish = { serviceUuid, day: hour.day, pax, email, language: 'es' } as const
  expect(await joinWaitingList(services, wish)).toEqual({ ok: true, value: null })
  queued.length = 0
  await takeBack(services, await look(services, voucher.purchaseUuid))
  for (const { job, payload } of [...queued]) if (job === 'offer-freed-places') await runJob(services, job, payload)
  expect(await services.db.select().from(waitingList).where(eq(waitingList.email, email))).toMatchObject([
    { state: 'offered' },
  ])
  expect(jobs()).toContain('send-waiting-offer')
})

describe('with a voucher', () => {
  const aVoucher = async (mode: 'yes' | 'request' = 'yes', said = {}, opening = {}) => {
    const [voucher] = await boughtVouchers(services, bank, said)
    if (!voucher) throw new Error('no voucher')
    const cabin = await makeBookable(services, voucher.serviceUuid, { mode, ...opening })
    queued.length = 0
    return { voucher, cabin }
  }

  test('an hour is booked without paying, and the voucher is reserved for it', async () => {
    const { voucher, cabin } = await aVoucher()
    const booked = await bookWithVoucher(services, voucher, hour)
    expect(booked).toMatchObject({
      ok: true,
      value: { state: 'confirmed', voucherUuid: voucher.uuid, pax: voucher.pax },
    })
    expect(jobs()).toEqual(['send-spa-booking booked', 'send-booking-notice confirmed'])
    expect(await claimsOn(services, cabin.uuid)).toHaveLength(1)
    expect(await bookWithVoucher(services, voucher, { ...hour, time: '18:00' })).toEqual({ ok: false, error: 'booked' })
    for (const action of ['cancel', 'convert'] as const) {
      const refused = await performVoucherAction(services, voucher, action, async () => null)
      expect(refused).toEqual({ ok: false, error: 'refused', refusal: { why: 'booked', instead: ['redeem'] } })
    }
  })

  test('cancelled in time it is free again, and tells so', async () => {
    const { voucher } = await aVoucher()
    const booked = await bookWithVoucher(services, voucher, hour)
    if (!booked.ok) throw new Error(booked.error)
    queued.length = 0
    expect((await cancelBooking(services, booked.value.uuid)).ok).toBe(true)
    expect(jobs()).toContain('send-booking-notice cancelled')
    for (const { job, payload } of [...queued]) if (job === 'send-booking-notice') await runJob(services, job, payload)
    expect(emails.at(-1)?.text).toContain('Tu bono vuelve a estar libre, entero')
    expect((await bookWithVoucher(services, voucher, { ...hour, time: '18:00' })).ok).toBe(true)
  })

  test('two tabs book one hour', async () => {
    const { voucher, cabin } = await aVoucher()
    const times = ['10:00', '11:00', '12:00', '13:00']
    const answers = await Promise.all(times.map((time) => bookWithVoucher(services, voucher, { ...hour, time })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await claimsOn(services, cabin.uuid)).toHaveLength(1)
  })

  test.each([
    ['after its last day', { day: '2029-01-10', time: '17:00' }, 'not-valid'],
    ['beyond the horizon', { day: '2027-04-01', time: '17:00' }, 'too-far'],
    ['between two hours', { day: '2026-12-03', time: '17:10' }, 'off-grid'],
  ])('%s: refused', async (_, asked, error) => {
    const { voucher } = await aVoucher()
    expect(await bookWithVoucher(services, voucher, asked)).toEqual({ ok: false, error })
  })

  test('a present must be activated first', async () => {
    const { voucher } = await aVoucher('yes', forElena)
    expect(await bookWithVoucher(services, voucher, hour)).toEqual({ ok: false, error: 'refused' })
  })

  test('on request: accepted it is confirmed, declined the voucher is free', async () => {
    const { voucher, cabin } = await aVoucher('request')
    const first = await bookWithVoucher(services, voucher, hour)
    if (!first.ok) throw new Error(first.error)
    expect([first.value.state, (await claimsOn(services, cabin.uuid)).length]).toEqual(['requested', 0])
    expect((await declineRequest(services, first.value.uuid)).ok).toBe(true)
    expect(jobs()).toEqual([
      'send-spa-booking request',
      'send-booking-notice requested',
      'send-booking-notice declined',
    ])
    const second = await bookWithVoucher(services, voucher, hour)
    if (!second.ok) throw new Error(second.error)
    expect((await acceptRequest(services, second.value.uuid)).ok).toBe(true)
    expect(await stateOf(second.value.uuid)).toBe('confirmed')
    expect(jobs().at(-1)).toBe('send-booking-notice confirmed')
  })

  test('the desk does not redeem it before the day of its hour, and is told which that is', async () => {
    const { voucher } = await aVoucher()
    const booked = await bookWithVoucher(services, voucher, hour)
    if (!booked.ok) throw new Error(booked.error)
    const { timeZone } = booked.value.agreed.spa
    expect(await redeemVoucher(services, voucher.reference)).toEqual({
      ok: false,
      error: 'reserved',
      hour: { ...hour, spa: voucher.spaName },
    })
    expect((await getVoucher(services.db, voucher.uuid))?.state).toBe('activated')
    setNow(instantAt(hour.day, '09:00', timeZone))
    expect(await redeemVoucher(services, voucher.reference)).toMatchObject({ ok: true })
    expect(await redeemVoucher(services, voucher.reference)).toMatchObject({ refusal: { why: 'redeemed' } })
    expect(await stateOf(booked.value.uuid)).toBe('confirmed')
  })

  test('once its hour is cancelled the desk may redeem it at any time', async () => {
    const { voucher } = await aVoucher()
    const booked = await bookWithVoucher(services, voucher, hour)
    if (!booked.ok) throw new Error(booked.error)
    await cancelBooking(services, booked.value.uuid)
    expect(await redeemVoucher(services, voucher.reference)).toMatchObject({ ok: true })
  })

  test('once the hour is over, the voucher is redeemed', async () => {
    const { voucher } = await aVoucher()
    await bookWithVoucher(services, voucher, hour)
    setNow(new Date('2026-12-03T12:00:00Z'))
    await redeemBookedVouchers(services)
    expect((await getVoucher(services.db, voucher.uuid))?.state).toBe('activated')
    setNow(new Date('2026-12-04T00:04:00Z'))
    await redeemBookedVouchers(services)
    await redeemBookedVouchers(services)
    expect((await getVoucher(services.db, voucher.uuid))?.state).toBe('redeemed')
  })

  test.each([
    ['in the afternoon', '17:00', '2026-12-03T23:04:00Z'],
    ['in the night after it, which is of the evening before', '01:00', '2026-12-04T23:04:00Z'],
  ])('used on its last day %s, it is redeemed and not expired', async (_, time, nightAfter) => {
    const { voucher: issued } = await aVoucher('yes', {}, { closes: '03:00' })
    await services.db.update(vouchers).set({ expiresOn: hour.day }).where(eq(vouchers.uuid, issued.uuid))
    const voucher = await getVoucher(services.db, issued.uuid)
    if (!voucher) throw new Error('no voucher')
    expect((await bookWithVoucher(services, voucher, { ...hour, time })).ok).toBe(true)
    for (const night of ['2026-12-03T23:04:00Z', nightAfter]) {
      setNow(new Date(night))
      await runJob(services, 'expire-vouchers')
    }
    expect((await getVoucher(services.db, voucher.uuid))?.state).toBe('redeemed')
  })
})

describe('for a stay', () => {
  const aStay = async () => {
    await openNights(services)
    const purchase = await boughtGetaway(services, bank)
    const [serviceUuid = ''] = someGetaway(services).serviceUuids
    await makeBookable(services, serviceUuid, { places: 4 })
    queued.length = 0
    return { purchase, serviceUuid }
  }

  test('the hour of a service that it includes, on a day of the stay, once', async () => {
    const { purchase, serviceUuid } = await aStay()
    const on = (day: string) => bookForStay(services, purchase, { serviceUuid, day, time: '17:00' })
    expect(await on('2026-12-10')).toEqual({ ok: false, error: 'outside' })
    expect(await on('2026-12-14')).toEqual({ ok: false, error: 'outside' })
    const booked = await on(weekend.from)
    expect(booked).toMatchObject({ ok: true, value: { stayUuid: purchase.uuid, pax: 2, state: 'confirmed' } })
    expect(await on(weekend.to)).toEqual({ ok: false, error: 'booked' })
    const [other] = [...services.catalogue.current().services.keys()].filter(
      (uuid) => !someGetaway(services).serviceUuids.includes(uuid),
    )
    expect(
      await bookForStay(services, purchase, { serviceUuid: other ?? '', day: weekend.from, time: '17:00' }),
    ).toEqual({
      ok: false,
      error: 'not-bookable',
    })
  })

  test('its last page leads to the hours first, and names the phone of the spa once, after that', async () => {
    const { purchase, serviceUuid } = await aStay()
    for (const other of someGetaway(services).serviceUuids)
      if (other !== serviceUuid) await makeBookable(services, other)
    const { actions, next, choices } = await describeStayConfirmation(
      services,
      readerOf(services, { pathname: '/' }),
      await look(services, purchase.uuid),
    )
    expect(actions[0]).toMatchObject({ label: 'Elegir la hora del spa', variant: 'primary' })
    expect(actions[1]).toMatchObject({ label: 'Descargar PDF', variant: 'secondary' })
    expect(choices?.text).toMatch(/^Está incluida en tu escapada: resérvala ya en línea.* Si prefieres hablar con /)
    expect(next.map(({ title }) => title)).toEqual(['El hotel ya está'])
  })

  test('its last page leads to the hours, and then to the one that was chosen', async () => {
    const { purchase, serviceUuid } = await aStay()
    const [service, path] = [services.catalogue.current().services.get(serviceUuid), '/service-booking/']
    const name = service?.translations.es.name
    const choices = async () => {
      const reader = { ...readerOf(services, { pathname: '/' }), language: 'es' as const }
      const view = await stayHours(services, reader, purchase, spa)
      return view?.section.links
        .filter(({ label }) => label.includes(name ?? ''))
        .map(({ label, href }) => [label, href])
    }
    expect(await choices()).toEqual([
      [`Elegir hora: ${name}`, `${path}checkout/?service=${serviceUuid}&with=stay%3A${purchase.uuid}`],
    ])
    const booked = await bookForStay(services, purchase, { serviceUuid, day: weekend.from, time: '17:00' })
    if (!booked.ok) throw new Error(booked.error)
    expect(await choices()).toEqual([
      [`${name}: Vie 11 dic, 17:00`, expect.stringContaining(`${path}${booked.value.uuid}/change/?key=`)],
    ])
  })

  test('a stay beyond the horizon is told from when on', async () => {
    const { purchase, serviceUuid } = await aStay()
    await services.db
      .update(serviceBookingRules)
      .set({ horizon: 10 })
      .where(eq(serviceBookingRules.serviceUuid, serviceUuid))
    for (const other of someGetaway(services).serviceUuids)
      if (other !== serviceUuid) await makeBookable(services, other, { rules: { horizon: 10 } })
    await services.catalogue.refresh()
    const view = await stayHours(services, readerOf(services, { pathname: '/' }), purchase, spa)
    expect(view).toMatchObject({
      section: { links: [], text: expect.stringContaining('desde el 1 de diciembre de 2026. Si prefieres hablar con') },
      toChoose: [],
    })
  })

  test('a stay that is cancelled takes its hour with it, and the spa is told', async () => {
    const { purchase, serviceUuid } = await aStay()
    const booked = await bookForStay(services, purchase, { serviceUuid, day: weekend.from, time: '17:00' })
    if (!booked.ok) throw new Error(booked.error)
    queued.length = 0
    await cancelStay(services, purchase, refundAt(purchase, services.clock.now()).total)
    expect(await stateOf(booked.value.uuid)).toBe('cancelled')
    expect(jobs()).toContain('send-spa-booking cancelled')
    expect(await services.db.select().from(resourceClaims).where(eq(resourceClaims.kind, 'booking'))).toEqual([])
  })
})
