import { describe, expect, test } from 'vitest'
import { sanitizeEmail } from '#platform/emails/sanitize-email.ts'
import { languages } from '#platform/i18n/languages.ts'
import { type EmailName, type EmailView, emailNames, shown, testHead, write } from '#tests/emails/test-email.ts'
import { testViews, variedViews } from '#tests/emails/test-views.ts'

const names = Object.keys(testViews) as EmailName[]
const all = [...names.map((name) => ['as usual', name, testViews[name]] as const), ...variedViews]

test('every e-mail of every feature has a view to try it with', () => {
  expect(names.toSorted()).toEqual(emailNames.toSorted())
})

describe.each(languages)('in %s', (language) => {
  test('every e-mail says the same in both parts', async () => {
    for (const [which, name, view] of all) {
      const email = await write(name, view, language)
      const html = shown(email.html).replaceAll(' ', '')
      for (const line of email.text.split('\n')) {
        const words = line.replace(/^-+$|^(\d\.|«)\s*|»$/g, '').replace(/ \(https:[^)]*\)|: https:\S*/g, '')
        for (const part of words.split(/: |\.$/)) expect(html, `${name}, ${which}`).toContain(part.replace(/\s/g, ''))
      }
    }
  })

  test('every e-mail is whole', async () => {
    for (const name of names) {
      const email = await write(name, testViews[name], language)
      expect(sanitizeEmail(email), name).toEqual(email)
      expect(email.html, name).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}-`))
      expect(email.html, name).toContain(testHead.support.email)
      expect(email.text, name).toContain(testHead.support.email)
      expect(email.html + email.text, name).not.toMatch(/undefined|\[object|\0/)
      expect(email.html, name).not.toMatch(/<script|<link|@import|url\(/)
      for (const [image] of email.html.matchAll(/<img [^>]*>/g)) expect(image, name).toMatch(/alt="[^"]+"/)
    }
  })
})

const said: [string, EmailName, EmailView<EmailName>, string[]][] = [
  [
    'the order has references, validity, price, method, locator and until when it can be cancelled',
    'order-confirmation',
    testViews['order-confirmation'],
    [
      'SP71920KRB',
      '14 Nov 2027',
      '160,00 €',
      '−24,00 €',
      'Cupón CALMA10',
      '72,40 €',
      'Total, IGIC incluido',
      'Visa terminada en 0003',
      '4471920KRB',
      '28 de noviembre de 2026',
      'Elena',
      '922 000 000',
    ],
  ],
  [
    'the gift says from whom, the message and how to use it',
    'gift',
    testViews.gift,
    ['Marta', 'Os lo habéis ganado.', 'SP71920KRB', 'Activa el bono', 'spa@granmirador.example'],
  ],
  [
    'Multibanco has entity, reference, amount and limit',
    'multibanco-reference',
    testViews['multibanco-reference'],
    ['21312', '123 456 789', '72,40 €', '23:59 del 18 de noviembre de 2026 (hora de Lisboa)'],
  ],
  [
    'an expired reference says that nothing was kept',
    'purchase-failed',
    testViews['purchase-failed'],
    ['no se ha cobrado nada', 'No nos hemos quedado con ningún dinero.', 'Volver a comprar'],
  ],
]

test.each(said)('%s', async (_, name, view, expected) => {
  const email = await write(name, view)
  for (const words of expected) {
    expect(shown(email.html).replaceAll('\u00a0', ' ')).toContain(words)
    expect(email.text).toContain(words)
  }
})

test('the links of an order lead to the download and to the management of the voucher, in both parts', async () => {
  const { html, text } = await write('order-confirmation', testViews['order-confirmation'])
  for (const part of [html, text]) {
    expect(part).toContain('https://calmaria.example/voucher/1/pdf/')
    expect(part).toContain('https://calmaria.example/gestionar-bono/?token=abc')
  }
})

test('what people type is text, wherever it stands', async () => {
  const evil = '<img src=x onerror="alert(1)">&amp;\'"'
  const gift = { ...testViews.gift, to: evil, from: evil, message: `${evil}\n</td>` }
  const { html, text } = await write('gift', { ...gift, voucher: { ...gift.voucher, service: evil, spa: evil } })
  expect(html).not.toContain('<img src=x')
  expect(html.match(/<img /g)).toHaveLength(1)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;')
  expect(text).toContain(evil)
})

test('a web address that is none is no link', async () => {
  const { voucher } = testViews.gift
  const contact = { ...voucher.contact, web: 'javascript:alert(1)' }
  const { html, text } = await write('gift', { ...testViews.gift, voucher: { ...voucher, contact } })
  expect(html + text).not.toContain('javascript:')
})

test('a name with a line break is one header', async () => {
  const email = await write('gift', { ...testViews.gift, from: 'Marta\r\nBcc: otra@example.com' })
  expect(sanitizeEmail(email).subject).toBe('Marta Bcc: otra@example.com te ha hecho un regalo: Ritual Océano para dos')
})

test('the same e-mail has the same id whenever it is written', async () => {
  const [first, second] = [await write('gift', testViews.gift), await write('gift', testViews.gift)]
  expect(first.id).toBe('gift.0b9e')
  expect(second).toEqual(first)
})
