import { describe, expect, test } from 'vitest'
import type { FulfilmentFailure } from '#features/checkout/rules/purchases/fulfilment.ts'
import { getawayKind } from '#features/getaways/kind.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import { shown, write } from '#tests/emails/test-email.ts'
import { stayViews } from '#tests/emails/test-stay-views.ts'

const koUrl = 'https://calmaria.example/purchase/1/ko/?key=abc'
const againUrl = 'https://calmaria.example/purchase/start/?package=1'

const failed = (reason: FulfilmentFailure | null, whyUrl: string | null = koUrl) => ({
  buyer: 'Marta',
  locator: '4471921MTD',
  copyKey: 'getaway' as const,
  failure: getawayKind.failure,
  what: {
    kind: 'refunded' as const,
    goods: { service: 'Calma sobre el Atlántico', againUrl, whyUrl, reason },
    amount: euros(49_200),
    paidWith: { method: 'card', card: { brand: 'Visa', lastDigits: '0003' } } as const,
  },
})

describe('a stay whose spa is booked online', () => {
  const url = 'https://calmaria.example/purchase/1/confirmation/?key=abc#spa-hours'
  const own = { opensOn: null, left: [{ words: '', href: url }], booked: [] }
  const steps = { ...stayViews['stay-confirmation'].steps, online: own }
  const later = { ...steps, online: { ...own, opensOn: '1 de diciembre de 2026' } }

  test.each([
    ['stay-confirmation', 'es', 'Resérvala en línea', steps],
    ['stay-confirmation', 'pt', 'Marque-a online', steps],
    ['stay-confirmation', 'es', 'Se reserva en línea desde el 1 de diciembre de 2026', later],
    ['stay-reminder', 'es', 'elígela en línea', steps],
    ['stay-reminder', 'pt', 'marque-a online', steps],
  ] as const)('%s leads to the hours before the spa is named (%s, %s)', async (name, language, online, view) => {
    const { text } = await write(name, { ...stayViews[name], steps: view } as never, language)
    expect(text).toContain(url)
    expect(text.indexOf(online)).toBeGreaterThan(-1)
    expect(text.indexOf(online)).toBeLessThan(text.indexOf('922 000 000'))
    expect(text.split('922 000 000')).toHaveLength(2)
  })

  test('its first button leads there once the hours can be chosen', async () => {
    const view = { ...stayViews['stay-confirmation'], steps }
    const { text } = await write('stay-confirmation', view)
    expect(text.indexOf('Elegir la hora del spa')).toBeLessThan(text.indexOf('Localizador'))
    const { text: early } = await write('stay-confirmation', { ...view, steps: later })
    expect(early.indexOf('Ver mi escapada')).toBeLessThan(early.indexOf('Localizador'))
  })

  const circuit = { words: 'Circuito termal', href: 'https://calmaria.example/service-booking/checkout/?service=1' }
  const massage = { words: 'Masaje para dos', href: 'https://calmaria.example/service-booking/checkout/?service=2' }
  const atFive = { words: 'Circuito termal: Vie 11 dic, 17:00', href: 'https://calmaria.example/service-booking/3/' }
  const each = { ...own, left: [circuit, massage] }
  const some = { ...own, left: [massage], booked: [atFive] }
  const all = { ...own, left: [], booked: [atFive] }
  const forElena = { ...steps, reader: 'giver', present: { to: 'Elena', isMailed: true } }
  const byHand = { ...forElena, present: { to: 'Elena', isMailed: false } }

  test.each([
    [
      'stay-gift',
      each,
      [
        'Se reserva en línea, para cualquier día de la estancia: Circuito termal',
        'Masaje para dos',
        circuit.href,
        massage.href,
      ],
    ],
    ['stay-gift', some, ['Ya está reservado Circuito termal: Vie 11 dic, 17:00', 'falta lo demás', massage.href]],
    ['stay-gift', all, ['La hora del spa. Circuito termal: Vie 11 dic, 17:00', atFive.href]],
    ['stay-reminder', all, ['La hora del spa', 'Circuito termal: Vie 11 dic, 17:00', atFive.href]],
    ['stay-reminder', each, ['elígela en línea, mejor antes de llegar: Circuito termal', circuit.href, massage.href]],
  ] as const)(
    '%s tells the hours that are booked, and leads to those that are left (%#)',
    async (name, online, said) => {
      const { text } = await write(name, { ...stayViews[name], steps: { ...steps, online } } as never)
      for (const words of said) expect(text).toContain(words)
      if (online === all) expect(text).not.toMatch(/Reserva la hora|elígela|Resérvala|¿Has reservado/)
    },
  )

  test.each([
    [forElena, 'dejársela a Elena: con el regalo recibe el enlace'],
    [byHand, 'Si la prefiere elegir Elena, se reserva con Spa Mar de Nubes y el código HS71921MTD'],
  ])('who gives a present may choose the hour, or leave it to who stays (%#)', async (steps, words) => {
    const { text } = await write('stay-confirmation', {
      ...stayViews['stay-confirmation'],
      gift: { to: 'Elena', delivery: 'none' },
      steps,
    } as never)
    for (const said of [words, 'Puedes elegirla tú en la página de la escapada', url]) expect(text).toContain(said)
    expect(text.indexOf('Ver mi escapada')).toBeLessThan(text.indexOf('Localizador'))
  })
})

test.each<[Language, FulfilmentFailure, string]>([
  ['es', 'gone', 'el hotel vendió la habitación mientras se confirmaba tu pago'],
  ['es', 'refused', 'el hotel no ha podido aceptar la reserva'],
  ['es', 'timed-out', 'el hotel no nos ha confirmado la habitación a tiempo'],
  ['pt', 'gone', 'o hotel vendeu o quarto enquanto o seu pagamento era confirmado'],
  ['pt', 'refused', 'o hotel não pôde aceitar a reserva'],
  ['pt', 'timed-out', 'o hotel não nos confirmou o quarto a tempo'],
])('a getaway that failed says why, when the money is back and what there is instead (%s, %s)', async (...row) => {
  const [language, reason, why] = row
  const { html, text } = await write('purchase-failed', failed(reason), language)
  const back = { es: 'suele tardar entre 48 y 72 horas hábiles', pt: 'costuma aparecer em 48 a 72 horas úteis' }
  const others = { es: 'otras fechas en el mismo hotel', pt: 'outras datas no mesmo hotel' }
  for (const words of ['«Calma sobre el Atlántico»', why, '492,00 €', 'Visa', back[language], others[language]]) {
    expect(shown(html).replaceAll('\u00a0', ' ')).toContain(words)
  }
  expect(text).toContain(koUrl)
  expect(text).not.toContain(againUrl)
  expect(text).not.toMatch(/bono|voucher/i)
})

test('money for a room that was not held any more leads back to where it is chosen', async () => {
  const { text } = await write('purchase-failed', failed(null, null))
  expect(text).toContain('el pago llegó cuando la habitación ya no estaba guardada')
  expect(text).toContain(againUrl)
})

test('the confirmation says where, when, in whose name, both codes and what is left to do', async () => {
  const { html, text } = await write('stay-confirmation', stayViews['stay-confirmation'])
  const facts = ['Hotel Gran Mirador', 'Vie 11 dic 2026, desde las 15:00', 'Marta Salas Prieto', 'HGM-80412']
  for (const words of [...facts, 'HS71921MTD', '417,00 €', 'Reserva la hora del spa']) expect(text).toContain(words)
  expect(html).toContain('href="tel:922000000"')
  expect(html).toContain('href="mailto:spa@granmirador.example"')
})

test.each([
  ['none', 'para que se la des cuando quieras'],
  ['now', 'A Elena también le llega por correo'],
  [{ on: '2026-11-24' }, 'se la enviaremos por correo, sin precios, el 24 de noviembre de 2026'],
] as const)('who gives a stay is told how it is delivered (%j)', async (delivery, words) => {
  const view = { ...stayViews['stay-confirmation'], gift: { to: 'Elena', delivery } }
  expect((await write('stay-confirmation', view)).text).toContain(words)
})

test.each(languages)('who is given a stay sees no price and no link to its purchase, in %s', async (language) => {
  const { html, text } = await write('stay-gift', stayViews['stay-gift'], language)
  expect(shown(html) + text).not.toMatch(/€|Visa|4471921MTD/)
  expect(html).not.toContain('?key=')
})

test.each([
  [3, 'Faltan 3 días para tu escapada: Hotel Gran Mirador'],
  [1, 'Mañana empieza tu escapada: Hotel Gran Mirador'],
])('%i days before, the subject is %s', async (daysLeft, subject) => {
  expect((await write('stay-reminder', { ...stayViews['stay-reminder'], daysLeft })).subject).toBe(subject)
})
