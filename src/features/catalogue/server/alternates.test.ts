import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { alternatesOf, languageAt } from './alternates.ts'

const { services } = await testServices()
const snapshot = services.catalogue.current()

test.each([
  ['/', '/pt/'],
  ['/aviso-legal/', '/pt/aviso-legal/'],
  ['/gestionar-bono/login/', '/pt/gerir-voucher/login/'],
  ['/spa-balneario/', '/pt/spas/'],
  ['/spa-balneario/tenerife/aguamadre-spa/', '/pt/spas/tenerife/aguamadre-spa/'],
  ['/promociones/especial-navidad/', '/pt/promocoes/especial-de-natal/'],
])('%s and %s are one page', (es, pt) => {
  expect(alternatesOf(snapshot, es)).toEqual({ es, pt })
  expect(alternatesOf(snapshot, pt)).toEqual({ es, pt })
  expect(languageAt(snapshot, es)).toBe('es')
  expect(languageAt(snapshot, pt)).toBe('pt')
})

test.each(['', '/nowhere/', '/pt/spa-balneario/', '/spas/', '/aviso-legal', '/pt/buscar/', '//', '/__proto__/'])(
  '%j is none of our addresses',
  (uri) => {
    expect(alternatesOf(snapshot, uri)).toBeNull()
    expect(languageAt(snapshot, uri)).toBeNull()
  },
)
