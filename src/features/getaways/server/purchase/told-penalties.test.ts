import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { paidInAll } from '#features/checkout/rules/bill/purchase-lines.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { stayOrderEmail } from '#features/getaways/emails/order-email.ts'
import { agreedPolicy } from '#features/getaways/rules/getaway-goods.ts'
import { describeStayPage } from '#features/getaways/server/stay-page/describe-stay.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import {
  boughtGetaway,
  getawayGoods,
  openNights,
  readyGetaway,
  someGetaway,
  stayOf,
} from '#tests/builders/a-getaway.ts'
import { look, pay } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { longEnough } from '#tests/wait-until.ts'
import { representGetaway } from '../api/represent-getaway.ts'
import { describeCancelling } from './cancelling/describe-cancelling.ts'
import { describeStayConfirmation } from './describe-confirmation.ts'
import { describeStay, stayConditions } from './describe-stay.ts'
import { agreedStayOf } from './read-getaway-goods.ts'
import { stayFile } from './stay-file.ts'

const { services, bank } = await testServices()
const getaway = someGetaway(services, hasTwoPenalties)

function hasTwoPenalties({ hotel }: Getaway) {
  return hotel.ratePlans.some(({ penalties }) => penalties.length === 2)
}

beforeEach(() => openNights(services, { getaway }))

/** Before and after buying, wherever the conditions of the rate are read. */
const places: Record<string, (purchase: Purchase, language: Language) => Promise<string> | string> = {
  'the detail page': async (_, language) => (await detailPage(language)).plans[0]?.terms.join('\n') ?? '',
  'the summary of the detail page': async (_, language) => (await detailPage(language)).summary?.terms.join('\n') ?? '',
  'the summary of each step': (purchase, language) =>
    (describeStay(readerIn(language), purchase, services.clock.now()).facts ?? [])
      .flatMap(({ text }) => text)
      .join('\n'),
  'the terms that are accepted': (purchase, language) =>
    stayConditions(readerIn(language), purchase, services.clock.now())
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n'),
  'the confirmation': async (purchase, language) =>
    [(await describeStayConfirmation(services, readerIn(language), purchase)).change?.text].flat().join('\n'),
  'the e-mail': async (purchase, language) =>
    (await stayOrderEmail(services, { ...purchase, language })).text.replaceAll(/\n/g, ' '),
  'the PDF': pdfText,
  'the page that cancels': async (purchase, language) =>
    (await describeCancelling({ services, reader: readerIn(language), purchase }))?.terms.join('\n') ?? '',
  'the API': async (purchase, language) =>
    (
      await representGetaway(services, { ...purchase, language })
    ).package_availability.rates[0]?.cancel_policy.terms.join('\n') ?? '',
}

test.each(Object.keys(places))('%s tells both penalties, in order, with day and hour of the hotel', async (place) => {
  const goods = getawayGoods(services, {}, getaway)
  const purchase = await boughtGetaway(services, bank, {}, goods)
  const sentences = {
    es: /Cancelación gratuita(?:<\/b>)? hasta las \d\d:\d\d del \d+-12-2026 \(hora de Canarias\), después cuesta \d+,\d\d\s€\.\s+Desde las \d\d:\d\d del \d+-12-2026 cuesta \d+,\d\d\s€, el importe total\./,
    pt: /Cancelamento gratuito(?:<\/b>)? até às \d{1,2}h\d\d de \d+-12-2026 \(hora das Canárias\); depois custa \d+,\d\d\s€\.\s+A partir das \d{1,2}h\d\d de \d+-12-2026 custa \d+,\d\d\s€, o valor total\./,
  }
  for (const language of ['es', 'pt'] as const)
    expect((await places[place]?.(purchase, language))?.replaceAll(/\s+/g, ' ')).toMatch(sentences[language])
})

const toldBeforeBuying = ['the detail page', 'the summary of the detail page']

test.each(Object.keys(places).filter((place) => !toldBeforeBuying.includes(place)))(
  'with a coupon, %s tells what cancelling costs of what was paid',
  async (place) => {
    const purchase = await boughtWithCoupon()
    const paid = formatMoney({ amount: paidInAll(purchase.bill), currency: purchase.bill.currency })
    const all = { es: `cuesta ${paid}, el importe total.`, pt: `custa ${paid}, o valor total.` }
    for (const language of ['es', 'pt'] as const) {
      const told = await places[place]?.(purchase, language)
      expect(told?.replaceAll(/\s+/g, ' ')).toContain(all[language].replaceAll(/\s+/g, ' '))
    }
  },
)

test('the penalties of the API are those of its sentences: never more than was paid, and none that changes nothing', async () => {
  const purchase = await boughtWithCoupon()
  const { cancel_policy } = (await representGetaway(services, purchase)).package_availability.rates[0] ?? {}
  const penalties = cancel_policy?.cancel_penalties ?? []
  expect(penalties.at(-1)?.price).toEqual({ amount: paidInAll(purchase.bill), currency: 'EUR' })
  expect(penalties.map(({ price }, at) => cancel_policy?.terms[at]?.includes(formatMoney(price)))).toEqual([true, true])
  expect(penalties.map(({ hours_before }) => hours_before)).toEqual(
    agreedPolicy(agreedStayOf(purchase))
      .cancelPenalties.map(({ hoursBefore }) => hoursBefore)
      .toSorted((a, b) => b - a),
  )
})

async function boughtWithCoupon() {
  const code = `TEN-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await giveCoupon(services, { code, percent: 10 })
  const uuid = await readyGetaway(services, {}, getawayGoods(services, {}, getaway))
  expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  await fulfilPaidPurchase(services, uuid)
  return look(services, uuid)
}

const readerIn = (language: Language) => readerOf(services, { pathname: language === 'pt' ? '/pt/' : '/' })

async function detailPage(language: Language) {
  const pathname = services.catalogue.current().landings.of('getaway', getaway.uuid)?.uris[language] ?? ''
  const searchParams = new URLSearchParams('from=2026-12-11&to=2026-12-13&rate=flexible')
  const { offer } = await describeStayPage(services, readerIn(language), getaway, { pathname, searchParams })
  if (!offer) throw new Error('no rates')
  return offer
}

async function pdfText(purchase: Purchase, language: Language) {
  const { voucherCode } = await stayOf(services, purchase)
  const signal = AbortSignal.timeout(longEnough)
  const file = await stayFile(services, { purchase, name: `${voucherCode}.pdf`, language, signal })
  const document = await getDocumentProxy(new Uint8Array(file?.content ?? []))
  return (await extractText(document, { mergePages: true })).text
}
