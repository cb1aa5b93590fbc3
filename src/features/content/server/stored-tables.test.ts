import { expect, test } from 'vitest'
import { optionalItems, optionalServices } from '#platform/browser/consent-services.ts'
import type { KeptData } from '#platform/rules/personal-data.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { trackers } from '#site/trackers.ts'
import { testServices } from '#tests/test-services.ts'
import { contentPage } from './content-pages.ts'

const { services } = await testServices()
const { cookies, items, kept } = services.personalData

test.each(['es', 'pt'] as const)('the %s policy names everything that is kept in a browser', (language) => {
  const { html } = contentPage(services, 'cookies', language, '2026-11-18')
  for (const name of [cookies, items, optionalItems].flatMap(Object.keys))
    expect(html).toContain(`<code>${name}</code>`)
  expect(html).not.toContain('table:')
})

test.each([
  ['es', 'Compras empezadas y no terminadas', '30 días'],
  ['es', 'Avisos de los proveedores de pago', '90 días'],
  ['es', 'Solicitudes de spas', '12 meses'],
  ['es', 'Mensajes del formulario de contacto', '12 meses; el archivo adjunto, 90 días'],
  ['pt', 'Mensagens do formulário de contacto', '12 meses; o ficheiro anexo, 90 dias'],
  ['pt', 'Compras iniciadas e não concluídas', '30 dias'],
  ['pt', 'Prova da sua escolha de cookies', '1 ano'],
] as const)('the %s privacy policy says for how long «%s» is kept: %s', (language, what, term) => {
  const { html } = contentPage(services, 'privacy', language, '2026-11-18')
  const row = html.split('<tr>').find((one) => one.includes(what))
  expect(row).toContain(term)
})

test.each(['es', 'pt'] as const)(
  'the %s privacy policy names everything that is kept of people, with its terms',
  (language) => {
    const { html } = contentPage(services, 'privacy', language, '2026-11-18')
    const { t } = i18nFor(language)
    for (const name of Object.keys(kept) as (keyof KeptData)[])
      expect(html).toContain(t(`stored.retention.${name}.what`))
    expect(html).not.toMatch(/rows: retention|\{\{/)
  },
)

test('the policy says whose each service is, what it keeps and for how long, and who is not in use', () => {
  const { html } = contentPage(services, 'cookies', 'es', '2026-11-18')
  for (const service of optionalServices) {
    expect(html).toContain(trackers[service].company)
    for (const { name } of trackers[service].stores) expect(html).toContain(`<code>${name}</code>`)
  }
  expect(html).toContain('<code>_ga</code> (13 meses)')
  expect(html).toContain('<code>_clsk</code> (1 día)')
  const tracking = { ...services.config.tracking, trackers: [] }
  const unused = { ...services, config: { ...services.config, tracking } }
  const { html: without } = contentPage(unused, 'cookies', 'pt', '2026-11-18')
  expect(without.match(/Ninguém: não está em uso/g)).toHaveLength(8)
  expect(without).not.toContain('Plausible')
})

test.each(['es', 'pt'] as const)('the %s dialog says of each service how long it lasts', (language) => {
  const { t } = i18nFor(language)
  const told = optionalServices.map((service) => {
    const [, lasts] = /([^.]+)\.$/.exec(t(`consent.names.${service}.text`)) ?? []
    return [service, lasts?.trim()]
  })
  const months = (service: (typeof optionalServices)[number]) => {
    const days = Math.max(0, ...trackers[service].stores.map((one) => one.days))
    const without = language === 'es' ? 'Sin cookies' : 'Sem cookies'
    return days === 0 ? without : `${Math.round((days * 12) / 365)} meses`
  }
  expect(told).toEqual(optionalServices.map((service) => [service, months(service)]))
})
