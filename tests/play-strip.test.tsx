import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { TranslationProvider } from '#app/i18n.tsx'
import { Frame } from '#app/layouts/frame.tsx'
import type { LayoutName } from '#i18n/paths.ts'
import { i18nFor } from '#server/i18n.ts'
import { describePage } from '#server/site/describe-page.ts'
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

function shown(layout: LayoutName, path: string, from = services) {
  const frame = describePage(from, new URL(path, 'https://calmaria.example'))
  const element = (
    <Frame layout={layout} frame={frame}>
      <p>…</p>
    </Frame>
  )
  const routes = [{ id: 'root', path: '*', loader: () => frame, element }]
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { root: frame } } })
  return renderToStaticMarkup(
    <TranslationProvider messages={i18nFor(frame.language)}>
      <RouterProvider router={router} />
    </TranslationProvider>,
  )
}
