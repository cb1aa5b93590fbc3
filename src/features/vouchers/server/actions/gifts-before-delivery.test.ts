import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { sendGift } from '#features/checkout/emails/goods-emails.ts'
import { describeConfirmation } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { beneficiaryChanged } from '#features/vouchers/emails/beneficiary-changed.ts'
import { myVouchers } from '#features/vouchers/emails/my-vouchers.ts'
import { voucherActivated, voucherExtended } from '#features/vouchers/emails/voucher-activated.ts'
import { voucherCancelled } from '#features/vouchers/emails/voucher-cancelled.ts'
import { voucherExchanged } from '#features/vouchers/emails/voucher-exchanged.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { madridDay } from '#platform/time/dates.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { boughtVouchers, forElena, seen, voucherScene, why } from '#tests/builders/a-voucher.ts'
import { openLink } from '../access/voucher-session.ts'
import { voucherFactsOf } from '../voucher-facts.ts'
import { type Voucher, vouchersOf } from '../voucher-row.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { activateVoucher, editBeneficiary } from './change-beneficiary.ts'
import { describeAction } from './describe-action.ts'
import { exchangeVoucher } from './exchange-voucher.ts'
import { extendVoucher } from './extend-voucher.ts'

const { services, bank, queued, emails, noon, setNow, begin } = await voucherScene()

beforeEach(async () => {
  await begin()
  emails.length = 0
})

const giftDay = '2026-12-24'
const forChristmas = { ...forElena, delivery: 'later', deliverOn: giftDay }

/** A present for a later day, and nothing written or queued about it since. */
async function present(units = 1) {
  const [voucher, ...others] = await boughtVouchers(services, bank, forChristmas, units)
  if (!voucher) throw new Error('nothing was issued')
  queued.length = 0
  return { voucher, others, now: () => seen(services, voucher) }
}

/** Every e-mail that is asked for is written. */
async function deliver() {
  for (const { job, payload } of queued.splice(0)) {
    const told = payload as never
    if (job === 'send-voucher-activated') await voucherActivated.job.run(services, told)
    if (job === 'send-beneficiary-changed') await beneficiaryChanged.job.run(services, told)
    if (job === 'send-voucher-cancelled') await voucherCancelled.job.run(services, told)
    if (job === 'send-voucher-exchanged') await voucherExchanged.job.run(services, told)
    if (job === 'send-voucher-extended') await voucherExtended.job.run(services, told)
  }
  return emails.map(({ to }) => to.email)
}

const acts: [string, (voucher: Voucher) => Promise<{ ok: boolean }>][] = [
  ['cancels', (voucher) => cancelVoucher(services, voucher, why('8'))],
  [
    'exchanges',
    (voucher) =>
      exchangeVoucher(services, voucher, {
        action: 'convert',
        kind: 'wallet',
        draft: { email: 'marta@correo.example', confirmEmail: 'marta@correo.example' },
      }),
  ],
  ['extends', (voucher) => extendVoucher(services, voucher)],
  ['activates', (voucher) => activateVoucher(services, voucher, { name: 'Elena R.', email: 'elena@correo.example' })],
  ['renames', (voucher) => editBeneficiary(services, voucher, { name: 'Elena Ruíz', email: 'elena@correo.example' })],
  [
    'readdresses',
    (voucher) => editBeneficiary(services, voucher, { name: 'Elena', email: 'elena.ruiz@correo.example' }),
  ],
]

test.each(acts)('who %s a present before its day is the only one to hear of it', async (_, act) => {
  const { voucher } = await present()
  expect(await act(voucher)).toMatchObject({ ok: true })
  const written = await deliver()
  expect(written.length).toBeGreaterThan(0)
  expect(new Set(written)).toEqual(new Set(['marta@correo.example']))
})

test('who exchanges a present before its day is offered their own address for the code, and the recipient’s is refused', async () => {
  const { voucher, now } = await present()
  const purchase = await look(services, voucher.purchaseUuid)
  const reader = readerOf(services, { pathname: '/' })
  const today = madridDay(services.clock.now())
  const page = {
    services,
    reader,
    voucher,
    purchase,
    facts: voucherFactsOf(services, voucher, purchase),
    booking: null,
    today,
  }
  expect(await describeAction(page, 'convert')).toMatchObject({
    email: 'elena@correo.example',
    codeEmail: 'marta@correo.example',
  })
  const typed = 'Elena@correo.example'
  const draft = { email: typed, confirmEmail: typed }
  expect(await exchangeVoucher(services, voucher, { action: 'convert', kind: 'wallet', draft })).toEqual({
    ok: false,
    error: 'invalid',
    problems: { email: 'emailOfRecipient' },
  })
  expect(await now()).toEqual(voucher)
  setNow(new Date(`${giftDay}T08:00:00+01:00`))
  await sendGift.run(services, { purchase: voucher.purchaseUuid })
  expect(await describeAction(page, 'convert')).toMatchObject({ codeEmail: 'elena@correo.example' })
  expect(await exchangeVoucher(services, voucher, { action: 'convert', kind: 'wallet', draft })).toMatchObject({
    ok: true,
  })
})

test('a mistyped address is corrected by the buyer alone, and the present leaves for the right one on its day', async () => {
  const { voucher, others, now } = await present(2)
  const changed = await editBeneficiary(services, voucher, { name: 'Elena Ruiz', email: 'Elena.Ruiz@correo.example' })
  expect(changed).toEqual({
    ok: true,
    value: { isPending: false, isChanged: true, movedTo: 'elena.ruiz@correo.example' },
  })
  expect(await now()).toMatchObject({ beneficiaryEmail: 'elena.ruiz@correo.example', state: 'issued' })
  expect(await seen(services, others[0] as Voucher)).toMatchObject({ beneficiaryEmail: 'elena.ruiz@correo.example' })
  await deliver()
  // The buyer goes on managing it from this e-mail.
  const [, key = ''] = /\?key=(\S+)/.exec(emails[0]?.text ?? '') ?? []
  expect(await openLink(services, key)).toEqual(expect.any(String))
  emails.length = 0
  setNow(new Date(`${giftDay}T08:00:00+01:00`))
  await sendGift.run(services, { purchase: voucher.purchaseUuid })
  expect(emails.map(({ to }) => to.email)).toEqual(['elena.ruiz@correo.example', 'elena.ruiz@correo.example'])
  for (const { attachments } of emails) expect(attachments).toHaveLength(1)
})

test('an address may be corrected as often as it was mistyped', async () => {
  const { voucher, now } = await present()
  for (let times = 0; times < 7; times++) {
    const wanted = { name: 'Elena', email: `elena${times}@correo.example` }
    expect(await editBeneficiary(services, times === 0 ? voucher : await now(), wanted)).toMatchObject({ ok: true })
  }
})

test('once it is delivered another address needs the consent of both', async () => {
  const { voucher, now } = await present()
  setNow(new Date(`${giftDay}T08:00:00+01:00`))
  await sendGift.run(services, { purchase: voucher.purchaseUuid })
  const wanted = { name: 'Eva', email: 'eva@correo.example' }
  expect(await editBeneficiary(services, await now(), wanted)).toMatchObject({ value: { isPending: true } })
  expect(await now()).toMatchObject({ beneficiaryEmail: 'elena@correo.example' })
})

test('a present that could not be delivered on its day is still its buyer’s to correct', async () => {
  const { voucher, now } = await present()
  noon('2026-12-25')
  const wanted = { name: 'Elena', email: 'elena.ruiz@correo.example' }
  expect(await editBeneficiary(services, voucher, wanted)).toMatchObject({ value: { isPending: false } })
  expect(await now()).toMatchObject({ beneficiaryEmail: 'elena.ruiz@correo.example' })
  // It leaves at once, without anybody's help.
  expect(queued).toContainEqual({ job: 'send-gift', payload: { purchase: voucher.purchaseUuid } })
  emails.length = 0
  await sendGift.run(services, { purchase: voucher.purchaseUuid })
  expect(emails.map(({ to }) => to.email)).toEqual(['elena.ruiz@correo.example'])
})

test('a present whose job still waits for its morning is not queued again', async () => {
  const { voucher, now } = await present()
  for (const time of ['00:00:00', '07:59:59']) {
    setNow(new Date(`${giftDay}T${time}+01:00`))
    const wanted = { name: 'Elena', email: `elena${time.slice(0, 2)}@correo.example` }
    expect(await editBeneficiary(services, await now(), wanted)).toMatchObject({ ok: true })
    expect(queued.filter(({ job }) => job === 'send-gift')).toEqual([])
  }
  setNow(new Date(`${giftDay}T08:00:00+01:00`))
  await editBeneficiary(services, await now(), { name: 'Elena', email: 'elena.ruiz@correo.example' })
  expect(queued.filter(({ job }) => job === 'send-gift')).toEqual([
    { job: 'send-gift', payload: { purchase: voucher.purchaseUuid } },
  ])
})

test('a present that is to leave at once leaves at once after a correction, at night too', async () => {
  setNow(new Date('2026-11-16T03:00:00+01:00'))
  const { uuid } = await readyPurchase(services, forElena)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const [voucher] = await vouchersOf(services.db, uuid)
  queued.length = 0
  setNow(new Date('2026-11-16T03:05:00+01:00'))
  await editBeneficiary(services, voucher as Voucher, { name: 'Elena', email: 'elena.ruiz@correo.example' })
  expect(queued.filter(({ job }) => job === 'send-gift')).toEqual([{ job: 'send-gift', payload: { purchase: uuid } }])
})

test('a present that was cancelled before its day stays unknown to its recipient', async () => {
  const { voucher } = await present()
  await cancelVoucher(services, voucher, why('8'))
  noon(giftDay)
  await sendGift.run(services, { purchase: voucher.purchaseUuid })
  expect(new Set(await deliver())).toEqual(new Set(['marta@correo.example']))
})

test('whoever asks for the vouchers of the address finds out nothing until it is delivered', async () => {
  const { voucher } = await present()
  const ask = () =>
    myVouchers.job.run(services, { email: 'elena@correo.example', language: 'es', requestId: randomUUID() })
  const isNamed = () => emails.some(({ text }) => text.includes(voucher.reference))
  await ask()
  expect(isNamed()).toBe(false)
  // Its day has begun, and it leaves at eight.
  setNow(new Date(`${giftDay}T06:00:00+01:00`))
  await ask()
  expect(isNamed()).toBe(false)
  setNow(new Date(`${giftDay}T08:00:00+01:00`))
  await sendGift.run(services, { purchase: voucher.purchaseUuid })
  emails.length = 0
  await ask()
  expect(isNamed()).toBe(true)
})

test('the page of the order leads its buyer to the voucher until it is delivered, also after a correction', async () => {
  const { voucher } = await present()
  const links = async () => {
    const purchase = await look(services, voucher.purchaseUuid)
    const reader = {
      snapshot: services.catalogue.current(),
      language: 'es' as const,
      day: madridDay(services.clock.now()),
    }
    const view = await describeConfirmation({ services, reader, purchase })
    return view.kind === 'done' ? view.confirmed.actions.map(({ href }) => href) : []
  }
  const keyIn = (href = '') => new URL(href).searchParams.get('key') ?? ''
  await editBeneficiary(services, voucher, { name: 'Elena', email: 'elena.ruiz@correo.example' })
  const [file, gift] = await links()
  expect(file).toMatch(/\.pdf$/)
  expect(await openLink(services, keyIn(gift))).toEqual(expect.any(String))
  setNow(new Date(`${giftDay}T08:00:00+01:00`))
  await sendGift.run(services, { purchase: voucher.purchaseUuid })
  expect((await links()).at(-1)).toBe(pathOf('manageVoucherLogin', 'es'))
})
