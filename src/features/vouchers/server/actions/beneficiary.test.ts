import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { aVoucher, elena, forElena, marta, seen, voucherScene, why } from '#tests/builders/a-voucher.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { activateVoucher, editBeneficiary } from './change-beneficiary.ts'
import { agreementKey, confirmEmailChange, describeAgreement } from './confirm-email-change.ts'

const { services, bank, queued, setNow, start, jobs, begin } = await voucherScene()

beforeEach(begin)

test('a gift is activated by its holder, who says their name', async () => {
  const voucher = await aVoucher(services, bank, forElena)
  expect(voucher.state).toBe('issued')
  const activated = await activateVoucher(services, await seen(services, voucher), { ...elena, name: 'Elena Ruiz Gil' })
  expect(activated).toEqual({ ok: true, value: { isPending: false, isChanged: true } })
  expect(await seen(services, voucher)).toMatchObject({ state: 'activated', beneficiaryName: 'Elena Ruiz Gil' })
  expect(jobs()).toContain('send-voucher-activated')
  const again = await activateVoucher(services, await seen(services, voucher), elena)
  expect(again).toMatchObject({ ok: false, refusal: { why: 'already-activated', instead: ['redeem'] } })
})

test('a name without letters or an address without a place is named, and nothing is done', async () => {
  const voucher = await aVoucher(services, bank, forElena)
  expect(await activateVoucher(services, await seen(services, voucher), { name: ' ', email: 'elena' })).toEqual({
    ok: false,
    error: 'invalid',
    problems: { name: 'nameWrong', email: 'emailWrong' },
  })
  expect(await seen(services, voucher)).toEqual(voucher)
})

test('another name is written at once, with a new voucher by e-mail', async () => {
  const voucher = await aVoucher(services, bank)
  expect(
    await editBeneficiary(services, await seen(services, voucher), { ...marta, name: 'Marta S. Prieto' }),
  ).toMatchObject({
    value: { isPending: false, isChanged: true },
  })
  expect((await seen(services, voucher)).beneficiaryName).toBe('Marta S. Prieto')
  expect(jobs()).toContain('send-beneficiary-changed')
})

test('another address is written when both have agreed, in whatever order', async () => {
  for (const order of [['old', 'new'] as const, ['new', 'old'] as const]) {
    const voucher = await aVoucher(services, bank)
    await editBeneficiary(services, await seen(services, voucher), elena)
    // The name as well: until then nothing changes.
    expect(await seen(services, voucher)).toEqual(voucher)
    const change = await changeOf(voucher.uuid)
    const keys = order.map((reader) => agreementKey(services, change, reader))
    expect(await describeAgreement(services, keys[0] ?? '')).toMatchObject({ state: 'open' })
    expect(await confirmEmailChange(services, keys[0] ?? '')).toMatchObject({ state: 'agreed' })
    expect((await seen(services, voucher)).beneficiaryEmail).toBe('marta@correo.example')
    expect(await confirmEmailChange(services, keys[1] ?? '')).toMatchObject({ state: 'made' })
    expect(await seen(services, voucher)).toMatchObject({
      beneficiaryEmail: 'elena@correo.example',
      beneficiaryName: 'Elena Ruiz',
    })
  }
})

test('who saves what stands there already is told so, and gets no e-mail', async () => {
  const voucher = await aVoucher(services, bank)
  const { beneficiaryName: name, beneficiaryEmail: email } = voucher
  queued.length = 0
  expect(await editBeneficiary(services, voucher, { name, email })).toMatchObject({ value: { isChanged: false } })
  expect(jobs()).toEqual([])
})

test('the newest wish counts, and five addresses a day are enough', async () => {
  const voucher = await aVoucher(services, bank)
  await editBeneficiary(services, voucher, elena)
  const first = agreementKey(services, await changeOf(voucher.uuid), 'new')
  for (const name of ['ana', 'eva', 'ines', 'lea']) {
    expect(await editBeneficiary(services, voucher, { name, email: `${name}@correo.example` })).toMatchObject({
      ok: true,
    })
  }
  expect(await confirmEmailChange(services, first)).toMatchObject({ state: 'over' })
  expect(await editBeneficiary(services, voucher, elena)).toEqual({
    ok: false,
    error: 'invalid',
    problems: { email: 'emailTooOften' },
  })
  setNow(new Date(start.getTime() + 25 * 60 * 60_000))
  expect(await editBeneficiary(services, voucher, elena)).toMatchObject({ ok: true })
})

test('e-mails follow the language in which the holder does something', async () => {
  const voucher = await aVoucher(services, bank)
  await editBeneficiary(services, { ...voucher, language: 'pt' }, { ...marta, name: 'Marta Prieto' })
  expect(await seen(services, voucher)).toMatchObject({ language: 'pt', beneficiaryName: 'Marta Prieto' })
})

test('an agreement that comes after three days, or for a voucher that is gone, changes nothing', async () => {
  const late = await aVoucher(services, bank)
  const cancelled = await aVoucher(services, bank)
  for (const { uuid } of [late, cancelled]) await editBeneficiary(services, await seen(services, { uuid }), elena)
  const keyOf = async (uuid: string) => agreementKey(services, await changeOf(uuid), 'new')
  await cancelVoucher(services, await seen(services, cancelled), why('8'))
  expect(await confirmEmailChange(services, await keyOf(cancelled.uuid))).toMatchObject({ state: 'over' })
  setNow(new Date(start.getTime() + 3 * 24 * 60 * 60_000))
  expect(await confirmEmailChange(services, await keyOf(late.uuid))).toMatchObject({ state: 'over' })
  expect(await confirmEmailChange(services, 'nonsense')).toBeNull()
})

const changeOf = async (voucherUuid: string) => {
  const [change] = await services.db
    .select()
    .from(beneficiaryChanges)
    .where(eq(beneficiaryChanges.voucherUuid, voucherUuid))
  if (!change) throw new Error('no change was asked for')
  return change
}
