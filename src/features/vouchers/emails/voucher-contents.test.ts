import { describe, expect, test } from 'vitest'
import { sanitizeEmail } from '#platform/emails/sanitize-email.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { loadConfig } from '#site/server/config.ts'
import { type EmailName, type EmailView, shown, testHead, write } from '#tests/emails/test-email.ts'
import { testViews } from '#tests/emails/test-views.ts'
import { testVoucher } from '#tests/emails/test-voucher.ts'
import { priceMatchRequest } from './price-match-request.ts'

const website = 'https://otra-web.example/ritual-oceano?oferta=1'
const toBuyer = { name: 'Marta', reader: 'buyer', manageUrl: null } as const

const said: [string, EmailName, EmailView<EmailName>, Language, string[]][] = [
  [
    'an active voucher says how to book',
    'voucher-activated',
    testViews['voucher-activated'],
    'es',
    ['Tu bono está activado, Elena', 'PDF', '922 000 000', 'referencia SP71920KRB', '14 de noviembre de 2027'],
  ],
  [
    'the buyer learns that the gift is active',
    'voucher-activated',
    { ...testViews['voucher-activated'], ...toBuyer },
    'es',
    ['Tu regalo está activado, Marta', 'Elena Salas'],
  ],
  [
    'a new beneficiary gets the new file',
    'beneficiary-changed',
    testViews['beneficiary-changed'],
    'pt',
    ['em nome de Elena Salas', 'O novo PDF segue em anexo'],
  ],
  [
    'the former address learns where to complain',
    'beneficiary-changed',
    { ...testViews['beneficiary-changed'], reader: 'former' },
    'es',
    ['Ya no está a tu nombre', '¿No has sido tú?', 'ayuda@calmaria.example'],
  ],
  [
    'an address is confirmed by both, in time, or nothing changes',
    'confirm-address',
    testViews['confirm-address'],
    'es',
    ['irene@example.com', 'las dos direcciones', 'hasta las 10:30 del 22-11-2026', 'Si no lo has pedido'],
  ],
  [
    'a cancellation says how much goes where and when it arrives',
    'voucher-cancelled',
    testViews['voucher-cancelled'],
    'es',
    [
      'Visa terminada en 0003',
      'tarjeta regalo TR-48K2',
      '122,40 €',
      'Llegará a tu forma de pago entre 48 y 72 horas hábiles después de que el proveedor la confirme.',
      'ya está disponible',
    ],
  ],
  [
    'a confirmed refund has left',
    'refund-confirmation',
    testViews['refund-confirmation'],
    'es',
    ['Devolución confirmada', 'el dinero ha salido ya', '72,40 €', 'Total devuelto', '4471920KRB'],
  ],
  [
    'a balance says its code, its value and where it is entered',
    'balance-code',
    testViews['balance-code'],
    'es',
    [
      'SAL-7K2M-44XQ',
      '136,00 €',
      '«Código descuento»',
      'No vale para escapadas Hotel + Spa ni para reservas con fecha',
    ],
  ],
  [
    'a gift card buys any experience, as the Portuguese checkout calls things',
    'balance-code',
    { ...testViews['balance-code'], kind: 'gift-card', validUntil: '2029-11-20' },
    'pt',
    ['«Opções de pagamento»', '«Código de desconto»', 'qualquer experiência', '20 Nov 2029'],
  ],
  [
    'the holder whose code went elsewhere learns where to complain',
    'voucher-exchanged',
    testViews['voucher-exchanged'],
    'es',
    ['ya no se puede usar', 'otra dirección', '¿No has sido tú?', 'ayuda@calmaria.example'],
  ],
  [
    'an extension says the new day and the old one',
    'voucher-extended',
    testViews['voucher-extended'],
    'es',
    ['14 de noviembre de 2027', '16 de agosto de 2027', 'PDF nuevo'],
  ],
  [
    'the team learns what to compare, and whom to answer',
    'price-match-request',
    testViews['price-match-request'],
    'es',
    ['SP71920KRB', '136,00 €', website, 'Elena Salas', 'elena@example.com'],
  ],
  [
    'who asks for a price learns that time goes on',
    'price-match-received',
    testViews['price-match-received'],
    'es',
    [website, 'en un día laborable', 'sigue siendo válido', 'sigue corriendo'],
  ],
]

test.each(said)('%s', async (_, name, view, language, expected) => {
  const email = await write(name, view, language)
  for (const words of expected) {
    expect(shown(email.html).replaceAll('\u00a0', ' ')).toContain(words)
    expect(email.text).toContain(words)
  }
})

describe('what is booked online', () => {
  const voucher = { ...testVoucher, isBookedOnline: true }
  const [bought] = testViews['order-confirmation'].vouchers
  const mine = { ...bought, ...voucher, gift: null }
  const order = (vouchers: (typeof mine)[]) => ({
    ...testViews['order-confirmation'],
    vouchers: vouchers as [typeof mine],
  })

  test.each([
    ['order-confirmation', order([mine]), 'es', 'Elige día y hora en línea'],
    ['order-confirmation', order([mine]), 'pt', 'Escolha o dia e a hora online'],
    ['order-confirmation', order([mine, mine]), 'es', 'Elegir día y hora'],
    ['gift', { ...testViews.gift, voucher }, 'es', 'Elige día y hora en línea'],
    ['voucher-activated', { ...testViews['voucher-activated'], voucher }, 'es', 'Elige día y hora en línea'],
    ['expiry-reminder', { ...testViews['expiry-reminder'], voucher }, 'pt', 'Escolha o dia e a hora online'],
  ] as const)('%s leads to the hours before the spa is named (%#)', async (name, view, language, online) => {
    const { html, text } = await write(name, view as never, language)
    expect(html).toContain('to=hours')
    expect(text.indexOf(online)).toBeGreaterThan(-1)
    expect(text.indexOf(online)).toBeLessThan(text.indexOf('922'))
    expect(text).not.toMatch(/[Hh]abla[r]? con el spa \(|Reserva con el spa|[Ff]al[ea]r? com o spa \(/)
  })

  test.each([
    ['es', 'Elige día y hora en línea desde la página de tu pedido', 'con el enlace de cada bono'],
    ['pt', 'Escolha o dia e a hora online na página da sua encomenda', 'com a ligação de cada voucher'],
  ] as const)(
    'of more vouchers than are attached, the page of the order is named and linked (%s)',
    async (language, online, links) => {
      const orderUrl = 'https://calmaria.example/voucher/1/confirmation/?key=many'
      const { html, text } = await write('order-confirmation', { ...order([mine, mine]), orderUrl }, language)
      expect(shown(html)).toContain(online)
      expect(shown(html)).not.toContain(links)
      // The button at the top, and the sentence.
      expect(html.split('key=many')).toHaveLength(3)
      expect(text.split('key=many')).toHaveLength(3)
    },
  )

  test('the order of a present names who activates it first, and no link of theirs', async () => {
    const present = { ...mine, gift: bought.gift }
    const { html, text } = await write('order-confirmation', order([present as never]))
    expect(html).not.toContain('to=hours')
    expect(text).toContain('Al activar el bono, Elena puede elegir día y hora en línea.')
  })
})

test.each([
  ['es', 30, 'A tu bono le quedan 30 días: Ritual Océano para dos', 'Elena, te quedan 30 días'],
  ['es', 1, 'A tu bono le queda 1 día: Ritual Océano para dos', 'Elena, te queda 1 día'],
  ['es', 0, 'Hoy es el último día de tu bono: Ritual Océano para dos', 'Elena, hoy es el último día'],
  ['pt', 30, 'Faltam 30 dias para o seu voucher expirar: Ritual Océano para dos', 'Elena, faltam 30 dias'],
  ['pt', 1, 'Falta 1 dia para o seu voucher expirar: Ritual Océano para dos', 'Elena, falta 1 dia'],
  ['pt', 0, 'Hoje é o último dia do seu voucher: Ritual Océano para dos', 'Elena, hoje é o último dia'],
] as const)('in %s a reminder counts %i days', async (language, daysLeft, subject, title) => {
  const email = await write('expiry-reminder', { ...testViews['expiry-reminder'], daysLeft }, language)
  expect(email.subject).toBe(subject)
  expect(email.text).toContain(title)
})

test.each([
  [true, 'puedes ampliar la fecha una vez, gratis, o cambiarlo por saldo'],
  [false, 'puedes cambiarlo por saldo para otra experiencia'],
])('a reminder offers an extension only where there is one: %s', async (canExtend, words) => {
  const { text } = await write('expiry-reminder', { ...testViews['expiry-reminder'], canExtend })
  expect(text).toContain(words)
  expect(text).toContain('tu bono nunca pierde su valor')
  expect(text.includes('ampliar')).toBe(canExtend)
})

test('a reminder can be stopped from the e-mail and from the mail program', async () => {
  const email = await write('expiry-reminder', testViews['expiry-reminder'])
  const url = testViews['expiry-reminder'].unsubscribeUrl
  expect(sanitizeEmail(email).headers).toMatchObject({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(email.text).toContain(`No quiero más recordatorios: ${url}`)
  expect(email.html).toContain(`href="${url}"`)
})

test('what somebody asked for can not be unsubscribed from', async () => {
  const { headers } = await write('voucher-activated', testViews['voucher-activated'])
  expect(Object.keys(headers)).toEqual(['Auto-Submitted', 'X-Auto-Response-Suppress'])
})

test('vouchers that were asked for again lead each to its own management', async () => {
  const { html, text, subject } = await write('my-vouchers', testViews['my-vouchers'])
  expect(subject).toBe('Aquí tienes tus 3 bonos')
  for (const { reference, manageUrl } of testViews['my-vouchers'].vouchers) {
    expect(html).toContain(`href="${manageUrl}"`)
    const card = text.slice(text.indexOf(reference))
    expect(card.slice(0, card.indexOf('\n\n'))).toMatch(new RegExp(`: ${manageUrl.replace('?', '\\?')}$`))
  }
  for (const state of ['Sin activar', 'Activado', 'Caducado']) expect(text).toContain(`Estado: ${state}`)
})

test.each(languages)('the beneficiary of a cancelled gift sees no money, in %s', async (language) => {
  const { html, text } = await write('voucher-cancelled', { ...testViews['voucher-cancelled'], refund: null }, language)
  expect(shown(html) + text).not.toMatch(/€|Visa|TR-48K2|4471920KRB/)
})

test.each([
  [
    'a balance alone',
    [{ to: 'wallet', code: 'SAL-1', amount: { amount: 5000, currency: 'EUR' } }] as const,
    'horas hábiles',
  ],
  ['nothing', [], '€'],
])('who gets back %s is not told to wait for a bank', async (_, parts, never) => {
  const view = testViews['voucher-cancelled']
  if (!view.refund) throw new Error('The view has a refund')
  const { text } = await write('voucher-cancelled', { ...view, refund: { ...view.refund, parts } })
  expect(text).toMatch(/ya no se puede usar/i)
  expect(text).not.toContain(never)
})

test.each(languages)(
  'a new address sees nothing that opens the voucher before both have confirmed, in %s',
  async (language) => {
    const { html, text } = await write('confirm-address', { ...testViews['confirm-address'], reader: 'new' }, language)
    expect(html + text).not.toMatch(/SP71920KRB|14 Nov 2027|2027-11-14/)
  },
)

test('who had a voucher is not told who has it now', async () => {
  const view = { ...testViews['beneficiary-changed'], reader: 'former', beneficiary: 'Irene Soto' } as const
  const { html, text, subject } = await write('beneficiary-changed', view)
  expect(html + text + subject).not.toContain('Irene')
  expect(html + text).not.toContain(testViews['beneficiary-changed'].manageUrl)
})

test('a code that is money is not shown before the e-mail is opened', async () => {
  const { html, subject } = await write('balance-code', testViews['balance-code'])
  const [, preheader] = /<body[^>]*>\s*<div[^>]*>([^<]*)<\/div>/.exec(html) ?? []
  expect(preheader).toContain('Te enviamos el código')
  expect(subject + preheader).not.toContain('SAL-7K2M-44XQ')
})

test.each(['price-match-request', 'price-match-received'] as const)('a website in %s is never a link', async (name) => {
  for (const typed of [website, 'javascript:alert(1)', '"><a href="https://evil.example">']) {
    const { html } = await write(name, { ...testViews[name], website: typed } as EmailView<typeof name>)
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).not.toContain(typed)
    expect(html).not.toContain('href="https://evil.example"')
  }
})

test('our help can answer who asked for a price', async () => {
  const { name, email } = testViews['price-match-request'].holder
  const { replyTo } = await priceMatchRequest.write(
    { config: loadConfig({ NODE_ENV: 'test' }) },
    {
      about: '0b9e',
      to: { email: testHead.support.email },
      replyTo: { name, email },
      language: 'es',
      view: testViews['price-match-request'],
    },
  )
  expect(replyTo).toEqual({ name, email })
})
