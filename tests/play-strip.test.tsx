import { expect, test } from 'vitest'
import type { LayoutName } from '#platform/pages/page-row.ts'
import { Frame } from '#site/layouts/frame.tsx'
import { frameAt, showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices({ env: { PUBLIC_URL: 'https://calmaria.example', SANDBOX: 'on' } })
const { services: local } = await testServices()

const layouts: LayoutName[] = ['blank', 'checkout', 'default', 'home', 'simple-checkout', 'simple-spa', 'thanks']

test.each(layouts)('where play payments are public, every page in the layout %s says so', (layout) => {
  expect(shown(layout, '/')).toContain('Tienda de prueba: los pagos no son reales y no se cobra nada.')
  expect(shown(layout, '/pt/')).toContain('Loja de teste: os pagamentos não são reais e nada é cobrado.')
})

test('on this machine alone nothing is said', () => {
  expect(shown('default', '/', local)).not.toContain('Tienda de prueba')
})

const shown = (layout: LayoutName, path: string, from = services) =>
  showElement(
    from,
    path,
    <Frame layout={layout} frame={frameAt(from, path)}>
      <p>…</p>
    </Frame>,
  )
