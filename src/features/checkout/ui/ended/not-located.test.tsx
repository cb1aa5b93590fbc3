import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { languageOf } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { TranslationProvider } from '#platform/ui/loading/i18n.tsx'
import { describePage } from '#site/server/page/describe-page.ts'
import { testServices } from '#tests/test-services.ts'
import { StartFailed } from './not-located.tsx'

const { services } = await testServices()

test.each([
  ['/voucher/start/?service=gone', 'La compra no se ha podido iniciar', 'Para intentarlo de nuevo, haz clic aquí'],
  ['/pt/voucher/start/?service=gone', 'Não foi possível iniciar a compra', 'Para tentar novamente, clique aqui'],
])('%s: what could not be started can be tried again as it was asked for', (address, title, retry) => {
  const frame = describePage(services, new URL(address, 'https://calmaria.example'))
  const routes = [{ id: 'root', path: '*', loader: () => frame, element: <StartFailed section="spas" /> }]
  const hydrationData = { loaderData: { root: frame } }
  const html = renderToStaticMarkup(
    <TranslationProvider messages={i18nFor(languageOf(address))}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address], hydrationData })} />
    </TranslationProvider>,
  )
  expect(html).toContain(title)
  expect(html).toContain(`href="${address}">${retry}</a>`)
})
