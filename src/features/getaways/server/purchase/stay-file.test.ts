import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { boughtGetaway, getawayGoods, openNights, putStay, stayOf } from '#tests/builders/a-getaway.ts'
import { look, putPurchase } from '#tests/builders/a-purchase.ts'
import { forElena } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { longEnough } from '#tests/wait-until.ts'
import { describeStayConfirmation } from './describe-confirmation.ts'
import { agreedStayOf } from './read-getaway-goods.ts'
import { stayFile } from './stay-file.ts'

const { services, bank } = await testServices()

beforeEach(() => openNights(services))

async function file(purchaseUuid: string, name: string, language: Language = 'es') {
  const purchase = await look(services, purchaseUuid)
  return stayFile(services, { purchase, name, language, signal: AbortSignal.timeout(longEnough) })
}

async function textOf(purchaseUuid: string, name: string, language: Language = 'es') {
  const found = await file(purchaseUuid, name, language)
  expect(found?.type).toBe('application/pdf')
  const document = await getDocumentProxy(new Uint8Array(found?.content ?? []))
  const { text } = await extractText(document, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('the sheet of a stay has its codes, hotel, days, name and what cancelling costs', async () => {
  const { purchaseUuid, voucherCode, hotelLocator } = await stayOf(services, await boughtGetaway(services, bank))
  const { hotel, getawayName } = agreedStayOf(await look(services, purchaseUuid))
  const text = await textOf(purchaseUuid, `${voucherCode}.pdf`)
  const facts = [voucherCode, hotelLocator, hotel.name, getawayName.es, 'Vie 11 dic 2026', 'Dom 13 dic 2026']
  for (const words of [...facts, 'Marta Salas', '2 noches', 'después cuesta', 'hora de Canarias']) {
    expect(text).toContain(words)
  }
  expect(await textOf(purchaseUuid, `${voucherCode}.pdf`, 'pt')).toContain('Sex 11 dez 2026')
  expect((await file(purchaseUuid, `${voucherCode}.ics`))?.type).toMatch(/^text\/calendar/)
  expect(await file(purchaseUuid, 'other.pdf')).toBeNull()
})

test.each([
  ['that can be cancelled', 'flexible', 'puede cancelarla gratis hasta las'],
  ['that can not', 'non-refundable', 'no admite cancelación ni cambio de fechas'],
])('a present %s tells no price, and nothing of its buyer but the first name', async (_, type, words) => {
  const changes = { ...forElena, message: 'Para ti <3' }
  const { purchaseUuid, voucherCode } = await stayOf(
    services,
    await boughtGetaway(services, bank, changes, getawayGoods(services, { type })),
  )
  const text = await textOf(purchaseUuid, `${voucherCode}.pdf`)
  for (const said of ['Elena Ruiz', 'Para ti <3', 'de parte de Marta', voucherCode, words]) expect(text).toContain(said)
  expect(text).not.toMatch(/€|Salas|marta@|1111|Visa/)
})

test.each([
  ['is cancelled', { state: 'cancelled' as const }, {}],
  ['is disputed', {}, { disputedAt: new Date() }],
])('there is no file of a stay that %s', async (_, stayChanges, purchaseChanges) => {
  const stay = await stayOf(services, await boughtGetaway(services, bank))
  if ('state' in stayChanges) await putStay(services, stay, stayChanges)
  if ('disputedAt' in purchaseChanges) await putPurchase(services, stay.purchaseUuid, purchaseChanges)
  for (const name of [`${stay.voucherCode}.pdf`, `${stay.voucherCode}.ics`])
    expect(await file(stay.purchaseUuid, name)).toBeNull()
})

test.each([
  ['es', 'Elegir la hora del spa', 'Descargar PDF', 'Añadir al calendario'],
  ['pt', 'Escolher a hora do spa', 'Descarregar PDF', 'Adicionar ao calendário'],
] as const)(
  'the last page offers the hours of the spa first, then the sheet and the calendar (%s)',
  async (language, hours, pdf, calendar) => {
    const purchase = await boughtGetaway(services, bank)
    const { voucherCode } = await stayOf(services, purchase)
    const reader = { snapshot: services.catalogue.current(), language, day: '2026-11-15' }
    const { actions } = await describeStayConfirmation(services, reader, purchase)
    expect(actions.map(({ label, href }) => [label, href.split('/').at(-1)])).toEqual([
      [hours, '#spa-hours'],
      [pdf, `${voucherCode}.pdf`],
      [calendar, `${voucherCode}.ics`],
    ])
  },
)
