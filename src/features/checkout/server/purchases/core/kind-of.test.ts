import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import type { VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { addDays } from '#platform/time/dates.ts'
import { aBrowser, aBuyer } from '#tests/api/test-buyer.ts'
import { draft, look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { describeBuyerStep } from '../steps/describe-buyer-step.ts'
import { saveBuyer } from './save-buyer.ts'

const { services, bank } = await testServices()
const items = shortAndLong()
const goods: VoucherGoods = {
  spaUuid: items.spa.uuid,
  items: items.services.map(({ uuid, capacity }) => ({ serviceUuid: uuid, pax: capacity.minimum, units: 1 })),
}
const gift = { isGift: 'yes', beneficiaryName: 'Elena', beneficiaryEmail: 'elena@correo.example', delivery: 'later' }
const [, lastDay] = await endsOfVouchers()

test('a present arrives while all of it is valid, as the form knows and the server checks', async () => {
  const { uuid } = await readyPurchase(services, {}, goods)
  const save = async (deliverOn: string) =>
    saveBuyer(services, { ...(await look(services, uuid)), language: 'es' }, draft({ ...gift, deliverOn }))
  const problems = { deliverOn: 'dayLate' }
  expect(await save(addDays(lastDay, 1))).toEqual({ ok: false, error: 'invalid', problems })
  expect(await save(lastDay)).toEqual({ ok: true })
  const purchase = await look(services, uuid)
  const step = describeBuyerStep({ services, reader: readerOf(services, { pathname: '/' }), purchase }, false)
  expect(step).toMatchObject({ lastDay, lastDayInWords: dayFormats.long(lastDay, 'es') })
})

test.each([
  ['es', `Elige un día hasta el ${dayFormats.long(lastDay, 'es')}: después el bono ya no sería válido`],
  ['pt', `Escolha um dia até ${dayFormats.long(lastDay, 'pt')}: depois o voucher já não seria válido`],
])('the call names the last day, in %s', async (lang, message) => {
  const { ask } = aBrowser(services)
  const asked = goods.items.map(({ serviceUuid, pax, units }) => ({ service: serviceUuid, pax, units }))
  const { purchase } = await ask('POST', '', { kind: 'voucher', items: asked, lang })
  const present = { name: 'Elena', email: 'elena@correo.example', delivery: 'later', deliverOn: addDays(lastDay, 1) }
  const { problem } = await ask('PUT', `/${purchase.uuid}/buyer`, { buyer: aBuyer, gift: present })
  expect(problem.errors).toEqual([{ field: 'gift.deliverOn', message }])
})

/** Of one spa, a service with a validity of its own that is shorter than the spa's, and one without, which comes first. */
function shortAndLong() {
  for (const [uuid, all] of services.catalogue.current().servicesOfSpa) {
    const spa = services.catalogue.current().spas.get(uuid)
    const sold = spa ? all.filter((service) => !whyNotForSale(service, spa)) : []
    const short = sold.find(({ daysBeforeVoucherExpirate: days }) => days !== null && days < 180)
    const long = sold.find(({ daysBeforeVoucherExpirate: days }) => days === null)
    if (spa && short && long) return { spa, services: [long, short] }
  }
  throw new Error('the demo catalogue has changed')
}

async function endsOfVouchers(): Promise<[string, string]> {
  const { uuid } = await readyPurchase(services, {}, goods)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const [long, short] = await vouchersOf(services.db, uuid)
  if (!long || !short || short.expiresOn >= long.expiresOn) throw new Error('they end on the same day')
  return [long.expiresOn, short.expiresOn]
}
