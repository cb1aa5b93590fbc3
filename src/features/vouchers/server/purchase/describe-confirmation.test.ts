import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { services as serviceRows } from '#features/catalogue/server/schema/services.ts'
import { describeConfirmation } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { look, someGoods } from '#tests/builders/a-purchase.ts'
import { boughtVouchers, byPost, forElena } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, setNow } = await testServices()
beforeEach(() => setNow(new Date('2026-11-17T12:00:00+01:00')))

/** What is sold here has no hours online, but where a test says so. */
await services.db
  .update(serviceRows)
  .set({ onlineBookingAvailable: 'no' })
  .where(eq(serviceRows.uuid, someGoods(services).items[0]?.serviceUuid ?? ''))
await services.catalogue.refresh()

async function described([first]: { purchaseUuid: string }[], language: Language = 'es') {
  const found = await look(services, first?.purchaseUuid ?? '')
  const reader = readerOf(services, { pathname: language === 'es' ? '/' : '/pt/' })
  const view = await describeConfirmation({ services, reader, purchase: { ...found, language } })
  if (view.kind !== 'done') throw new Error(`not done but ${view.kind}`)
  return view
}

test('one voucher: its file, what to do now, and until when it can be given back', async () => {
  const { confirmed } = await described(await boughtVouchers(services, bank))
  expect(confirmed.actions.map(({ label }) => label)).toEqual(['Descargar el bono', 'Gestionar el bono'])
  expect(confirmed.next.map(({ title }) => title)).toEqual(['Guarda el bono', 'Reserva con el spa', 'Sin compromiso'])
  expect(confirmed.next[2]?.text).toBe('Hasta el 1 de diciembre de 2026 puedes cancelarlo y te devolvemos el dinero.')
})

test('several vouchers: each has its file and its link, and no other button does the same', async () => {
  const { confirmed } = await described(await boughtVouchers(services, bank, {}, 5), 'pt')
  expect(confirmed.cards).toHaveLength(5)
  for (const { key, links } of confirmed.cards) {
    expect(links.map(({ label, name }) => [label, name])).toEqual([
      ['Descarregar PDF', `Descarregar o PDF do voucher ${key}`],
      ['Gerir', `Gerir o voucher ${key}`],
    ])
    expect(links[0]?.href).toMatch(new RegExp(`/${key}\\.pdf$`))
  }
  expect(confirmed.actions.map(({ label }) => label)).toEqual(['Gerir os meus vouchers'])
  expect(confirmed.next[0]?.title).toBe('Guarde os vouchers')
})

test('a present that has reached its recipient is not managed from here', async () => {
  const { confirmed } = await described(await boughtVouchers(services, bank, forElena, 2))
  expect(confirmed.cards.flatMap(({ links }) => links.map(({ label }) => label))).toEqual([
    'Descargar PDF',
    'Descargar PDF',
  ])
  expect(confirmed.next[0]?.text).toContain('Elena Ruiz recibe el bono por correo')
  expect(confirmed.next[2]?.text).toContain('te devolvemos el dinero a ti')
})

test('after the time for refunds nothing is promised that is over', async () => {
  const bought = await boughtVouchers(services, bank)
  setNow(new Date('2026-12-02T12:00:00+01:00'))
  const { confirmed } = await described(bought)
  expect(confirmed.next[2]?.title).toBe('¿Cambio de planes?')
})

test('the receipt has its lines, the order number, the day, how it was paid, and where the post goes', async () => {
  const bought = await boughtVouchers(services, bank, byPost)
  const { receipt, locator } = await described(bought)
  expect(receipt.lines.map(({ label }) => label)).toEqual(['1 bono', 'Envío por correo postal'])
  expect(receipt.facts).toEqual([
    { label: 'Pedido', value: locator },
    { label: 'Fecha', value: '17 Nov 2026' },
    { label: 'Pagado con', value: 'Visa terminada en 1111' },
    { label: 'Comprador', value: 'Marta Salas' },
    { label: 'Bono impreso a', value: 'Elena, Calle 1, 38001 Santa Cruz' },
  ])
})

test('what can’t be used any more is not sent again', async () => {
  const bought = await boughtVouchers(services, bank, {}, 2)
  expect((await described(bought)).confirmed.canSendAgain).toBe(true)
  await services.db
    .update(vouchers)
    .set({ state: 'cancelled' })
    .where(eq(vouchers.uuid, bought[0]?.uuid ?? ''))
  expect((await described(bought)).confirmed.canSendAgain).toBe(false)
})

describe('what is booked online', () => {
  const offerOnline = () => makeBookable(services, someGoods(services).items[0]?.serviceUuid ?? '')

  test('leads to its hours first, and to the spa second', async () => {
    await offerOnline()
    const { confirmed } = await described(await boughtVouchers(services, bank))
    expect(confirmed.actions.map(({ label, variant }) => [label, variant])).toEqual([
      ['Elegir día y hora', 'primary'],
      ['Descargar el bono', 'secondary'],
      ['Gestionar el bono', 'ghost'],
    ])
    expect(confirmed.actions[0]?.href).toMatch(/\?key=[^&]+&to=hours$/)
    expect(confirmed.next[1]?.title).toBe('Elige día y hora')
    expect(confirmed.next[1]?.text).toMatch(/^En línea, sin pagar nada más. Si prefieres hablar con el spa: /)
  })

  test('each of several vouchers leads to its own', async () => {
    await offerOnline()
    const { confirmed } = await described(await boughtVouchers(services, bank, {}, 2), 'pt')
    for (const { key, links } of confirmed.cards)
      expect(links[0]).toMatchObject({ label: 'Escolher dia e hora', name: `Escolher dia e hora com o voucher ${key}` })
  })

  test('a present is activated before it is booked, by who gets it', async () => {
    await offerOnline()
    const { confirmed } = await described(await boughtVouchers(services, bank, forElena))
    expect(confirmed.actions.map(({ label }) => label)).not.toContain('Elegir día y hora')
    expect(confirmed.next[1]?.text).toMatch(/^Elena Ruiz lo hace en línea al activar el bono. /)
  })
})
