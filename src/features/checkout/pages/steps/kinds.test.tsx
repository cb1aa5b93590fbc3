import { beforeEach, describe, expect, test } from 'vitest'
import { holdPurchase } from '#features/checkout/server/payments/disputes/list-disputes.ts'
import { describing } from '#features/checkout/server/purchases/core/kind-of.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { quoteVouchers, voucherKind } from '#features/vouchers/kind.ts'
import type { Services } from '#platform/server/services.ts'
import { withInvoice } from '#tests/builders/a-gift-card.ts'
import { byPost, draft, look, pay, someGoods } from '#tests/builders/a-purchase.ts'
import { answered, checkoutPages, namesIn } from '#tests/checkout-pages.tsx'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { testServices } from '#tests/test-services.ts'
import { action as sendBuyer } from './buyer.tsx'

const scene = await testServices()
const { bank, setNow } = scene
const firstDay = scene.services.clock.now()
const supplier = suppliedKind()
const services: Services = { ...scene.services, kinds: { voucher: voucherKind, getaway: supplier.kind } }

beforeEach(() => {
  setNow(firstDay)
  services.kinds = { voucher: voucherKind, getaway: supplier.kind }
})

const { start, ready, argsFor, showBuyer, showConfirmation } = checkoutPages(services)

async function paid(asked: Parameters<typeof ready>[0] = {}) {
  const uuid = await ready(asked)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  return uuid
}

test('the form of a voucher has its buyer, gift and post', async () => {
  const html = await showBuyer(await start({ kind: 'voucher' }))
  expect(namesIn(html)).toEqual(expect.arrayContaining(['phone', 'isGift', 'beneficiaryName', 'isPostal', 'address']))
  expect(html).toContain('Te enviaremos el bono a tu correo.')
  expect(html).toContain('14 días para cancelar y recuperar tu dinero')
  expect(html).toContain('1 bono')
  expect(html).toContain('Envío por correo electrónico')
})

test('the form of another kind has the parts that it names, its label and its promises', async () => {
  const uuid = await start()
  const html = await showBuyer(uuid)
  expect(namesIn(html)).toEqual(expect.arrayContaining(['name', 'email', 'phone']))
  expect(namesIn(html)).not.toEqual(expect.arrayContaining(['isGift']))
  expect(namesIn(html)).not.toEqual(expect.arrayContaining(['isPostal']))
  expect(html).not.toMatch(/bono|14 días|Envío por correo/)
  expect(html).toContain('1 noche')
  // In the summary beside the step, and in the one above it on a phone.
  expect(html.match(/Una habitación/g)).toHaveLength(3)
  expect(html).toContain('Cancelación gratuita hasta la víspera')
  expect(html).toContain(`href="/es/habitacion/?purchase=${uuid}"`)
})

test('a phone that the kind requires is asked for, in both languages, and a gift that it does not know is not read', async () => {
  for (const [language, message] of [
    ['es', 'El Número de teléfono no es correcto'],
    ['pt', 'O número de telefone não está correto'],
  ] as const) {
    const uuid = await start({ language })
    const sent = { ...draft({ phone: '', isGift: 'yes', beneficiaryName: 'Inés', delivery: 'myself' }) } as Record<
      string,
      string
    >
    const refused = await answered(sendBuyer(await argsFor(uuid, 'buyer', sent)))
    expect(refused.status).toBe(400)
    expect(await showBuyer(uuid, refused.data)).toContain(message)
    const phoned = sendBuyer(await argsFor(uuid, 'buyer', { ...sent, phone: '+34 600 000 000' }))
    await expect(phoned).rejects.toMatchObject({ status: 303 })
    expect(await look(services, uuid)).toMatchObject({
      state: 'ready',
      gift: null,
      buyer: { phone: '+34 600 000 000' },
    })
  }
})

test('the postage stands in the summary of the buyer step once it is chosen', async () => {
  const uuid = await start({ kind: 'voucher' })
  expect(await showBuyer(uuid)).not.toContain('Envío por correo postal')
  await saveBuyer(services, await look(services, uuid), draft(byPost))
  const html = await showBuyer(uuid)
  expect(html).toContain('<dt>Envío por correo postal</dt><dd>4,95\u00a0€</dd>')
  expect(html).not.toContain('<dt>Envío por correo electrónico</dt>')
  const refused = await answered(
    sendBuyer(await argsFor(uuid, 'buyer', { ...draft({ ...byPost, recipient: ' ' }) } as Record<string, string>)),
  )
  expect(await showBuyer(uuid, refused.data)).toContain('El nombre y apellidos no son correctos')
})

test('a voucher needs no phone', async () => {
  const uuid = await start({ kind: 'voucher' })
  const sent = sendBuyer(await argsFor(uuid, 'buyer', { ...draft({ phone: '' }) } as Record<string, string>))
  await expect(sent).rejects.toMatchObject({ status: 303 })
})

test.each([
  ['es', 'El NIF no es correcto: su letra o dígito de control no coincide', 'Escribe el domicilio fiscal'],
  ['pt', 'O NIF não está correto: o dígito ou a letra de controlo não coincide', 'Escreva a morada fiscal'],
] as const)(
  'an invoice is asked for where the kind names it, and says what is wrong (%s)',
  async (language, id, address) => {
    expect(namesIn(await showBuyer(await start({ language })))).not.toContain('taxId')
    services.kinds = { getaway: { ...supplier.kind, buyerParts: ['buyer', 'invoice'] } }
    const uuid = await start({ language })
    expect(namesIn(await showBuyer(uuid))).toEqual(expect.arrayContaining(['isInvoice', 'taxId', 'invoiceCountry']))
    const sent = { ...draft(withInvoice), taxId: 'B58818502', invoiceAddress: '' } as Record<string, string>
    const refused = await answered(sendBuyer(await argsFor(uuid, 'buyer', sent)))
    expect(refused.status).toBe(400)
    const html = await showBuyer(uuid, refused.data)
    for (const said of [id, address, 'value="B58818502"']) expect(html).toContain(said)
    const right = sendBuyer(await argsFor(uuid, 'buyer', draft(withInvoice) as Record<string, string>))
    await expect(right).rejects.toMatchObject({ status: 303 })
    expect((await look(services, uuid)).invoice).toMatchObject({ taxId: 'B58818501', country: 'ES' })
    const none = { ...draft(withInvoice), isInvoice: '' } as Record<string, string>
    await expect(sendBuyer(await argsFor(uuid, 'buyer', none))).rejects.toMatchObject({ status: 303 })
    expect((await look(services, uuid)).invoice).toBe(null)
  },
)

describe('what is paid and waits for its supplier', () => {
  test.each([
    ['general', 'es', 'Confirmando tu compra…', 'Puede llevar unos minutos.'],
    ['getaway', 'es', 'Confirmando con el hotel…', 'Puede llevar unos minutos.'],
    ['getaway', 'pt', 'A confirmar com o hotel…', 'Pode demorar alguns minutos.'],
    ['booking', 'es', 'Confirmando con el spa…', 'Puede llevar unos minutos.'],
    ['booking', 'pt', 'A confirmar com o spa…', 'Pode demorar alguns minutos.'],
  ] as const)(
    'is being confirmed for 20 seconds, and offers help after that (%s, %s)',
    async (words, language, title, minutes) => {
      services.kinds = { getaway: { ...supplier.kind, copyKey: words } }
      const uuid = await paid({ language })
      const help = language === 'es' ? 'Contactar con ayuda' : 'Contactar a ajuda'
      const paidAt = services.clock.now().getTime()
      setNow(new Date(paidAt + 19_999))
      const first = await showConfirmation(uuid)
      for (const said of [title, minutes, 'class="bubbles"']) expect(first).toContain(said)
      expect(first).not.toContain(help)
      setNow(new Date(paidAt + 20_000))
      const later = await showConfirmation(uuid)
      for (const said of [title, minutes, help, 'class="bubbles still"']) expect(later).toContain(said)
      expect(`${first}${later}`).not.toMatch(/[Ff]alta/)
    },
  )

  test.each([
    [
      'es',
      'Estamos revisando el pago con el banco',
      'Puede tardar unas semanas.',
      'Contactar con ayuda',
      /Confirmando|minutos/,
    ],
    [
      'pt',
      'Estamos a rever o pagamento com o banco',
      'Pode demorar algumas semanas.',
      'Contactar a ajuda',
      /A confirmar|minutos/,
    ],
  ] as const)(
    'while a dispute is open, the page says so and offers help at once (%s)',
    async (language, title, weeks, help, never) => {
      const uuid = await paid({ language })
      const { locator } = await look(services, uuid)
      expect(await holdPurchase(services, locator)).toMatchObject({ ok: true })
      const html = await showConfirmation(uuid)
      for (const said of [title, weeks, help, 'class="bubbles still"', 'marta@correo.example'])
        expect(html).toContain(said)
      expect(html).not.toMatch(never)
    },
  )

  test('is not asked to pay in another way', async () => {
    const uuid = await paid()
    setNow(new Date(services.clock.now().getTime() + 60_000))
    const html = await showConfirmation(uuid)
    expect(html).toContain('Tu pago está hecho y no tienes que hacer nada más.')
    for (const words of ['Pasos de la compra', 'Tu compra', '1 noche']) expect(html).toContain(words)
    expect(html).not.toMatch(/bono|otra forma de pago/)
  })
})

test('once confirmed, the page says what the kind has to say', async () => {
  const uuid = await paid()
  supplier.willSay({ state: 'confirmed' })
  await fulfilPaidPurchase(services, uuid)
  const html = await showConfirmation(uuid)
  expect(html).toContain('La habitación te espera')
  expect(html).toContain('La entrada es a partir de las 15:00.')
  // Spec 2.5: the step bar and a summary stand on this page too.
  for (const words of ['Pasos de la compra', 'Y ahora, ¿qué?', 'Llega a tu hora', 'Total pagado', 'Pagado con'])
    expect(html).toContain(words)
  expect(html).toContain((await look(services, uuid)).locator)
})

test.each([
  ['es', '¡Gracias, Marta!'],
  ['pt', 'Obrigado, Marta!'],
] as const)(
  'a kind without words of its own names goods, number, amount and address (%s)',
  async (language, thanks) => {
    const { confirmation: _, ...plain } = supplier.kind
    services.kinds = { getaway: plain }
    const uuid = await paid({ language })
    supplier.willSay({ state: 'confirmed' })
    await fulfilPaidPurchase(services, uuid)
    const html = await showConfirmation(uuid)
    const { locator } = await look(services, uuid)
    for (const words of [thanks, 'Una habitación', locator, '200,00', 'marta@correo.example'])
      expect(html).toContain(words)
    expect(html).not.toMatch(/bono|voucher para|cancel/i)
  },
)

test('a voucher is congratulated upon, with its file and its reference', async () => {
  const uuid = await paid({ kind: 'voucher' })
  const html = await showConfirmation(uuid)
  expect(html).toContain('¡Enhorabuena, Marta!')
  expect(html).toMatch(new RegExp(`href="/voucher/${uuid}/SP\\w+\\.pdf"`))
  expect(html).toContain('Bono para Marta Salas')
})

test.each([
  ['2026-12-03', '14 días para cancelar y recuperar tu dinero', '14 dias para cancelar e reaver o seu dinheiro'],
  [
    '2026-12-24',
    'Hasta el 20 de enero para cancelar y recuperar tu dinero',
    'Até 20 de janeiro para cancelar e reaver o seu dinheiro',
  ],
  ['2027-01-07', '14 días para cancelar y recuperar tu dinero', '14 dias para cancelar e reaver o seu dinheiro'],
])('on %s checkout promises "%s"', (day, es, pt) => {
  const snapshot = services.catalogue.current()
  const goods = someGoods(services)
  const quoted = quoteVouchers({ snapshot, day }, goods)
  if (!quoted.ok) throw new Error(quoted.error)
  const quote = quoted.value
  const promised = (language: 'es' | 'pt') =>
    voucherKind.describe({ snapshot, language, day }, { goods, quote }, describing(services)).promises[0]?.text
  expect(promised('es')).toBe(es)
  expect(promised('pt')).toBe(pt)
})
