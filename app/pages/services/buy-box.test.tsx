import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { TranslationProvider } from '#app/i18n.tsx'
import { i18nFor } from '#server/i18n.ts'
import { BuyBox } from './buy-box.tsx'

test.each([
  ['es', 'Servicio no disponible'],
  ['pt', 'Serviço não disponível'],
] as const)('what is not sold is told as such in %s, with the reason and a way on', (language, title) => {
  const notForSale = { reason: 'Por ahora no.', href: '/otros/', label: 'Ver otros' }
  const service = { season: null, notForSale, choices: [] } as never
  const box = <BuyBox service={service} language={language} party={{} as never} buyButton={createRef()} />
  const html = renderToStaticMarkup(
    <TranslationProvider messages={i18nFor(language)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: box }])} />
    </TranslationProvider>,
  )
  for (const said of [title, 'Por ahora no.', 'href="/otros/"']) expect(html).toContain(said)
})
