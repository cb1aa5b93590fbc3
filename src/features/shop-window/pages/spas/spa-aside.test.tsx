import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { describeSpa } from '#features/shop-window/server/spa/describe-spa.ts'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import { SpaHoursPanel } from './spa-aside.tsx'

const { services } = await testServices({ day: '2026-12-25' })

/** As the server sends it, which knows the day and no hour. */
function hoursOf(slug: string, path: string): string {
  const reader = readerOf(services, { pathname: path })
  const uuid = [...reader.snapshot.spas.values()].find((spa) => spa.slug === slug)?.uuid ?? ''
  const spa = describeSpa(reader, uuid, services.config)
  if (!spa) throw new Error(`no page of ${slug}`)
  return showElement(services, path, <SpaHoursPanel spa={spa} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('on Christmas Day the spa is closed, and the page says how it goes on', () => {
  const inSpanish = hoursOf('aguamadre-spa', '/spa-balneario/tenerife/aguamadre-spa/')
  expect(inSpanish).toContain('Hoy cerrado')
  expect(inSpanish).toContain('Festivos · hoy Cerrado')
  expect(inSpanish).toContain('Viernes de 9:00 a 20:00')
  expect(inSpanish).toContain('Próximos cambios de horario 25 de diciembre, cerrado')
  const inPortuguese = hoursOf('aguamadre-spa', '/pt/spas/tenerife/aguamadre-spa/')
  expect(inPortuguese).toContain('Próximas alterações de horário 25 de dezembro, encerrado')
  expect(inPortuguese).not.toContain('24 de dezembro')
})

test('a Saturday night that ends after midnight', () => {
  const path = '/pt/spas/tenerife/hammam-luz-de-poniente/'
  expect(hoursOf('hammam-luz-de-poniente', path)).toMatch(/Sábado das 1[01]h00 à 1h00/)
})

test('a spa closed for the season tells no changes', () => {
  const path = '/spa-balneario/tenerife/spa-mirador-costa-norte/'
  expect(hoursOf('spa-mirador-costa-norte', path)).not.toContain('Próximos cambios')
})
