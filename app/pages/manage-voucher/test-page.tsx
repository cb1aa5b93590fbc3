import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { TranslationProvider } from '#app/i18n.tsx'
import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'

/** What a browser is sent of a part of these pages. */
export function sent(part: ReactNode, language: Language = 'es'): string {
  const frame = { language, site: { brand: 'Calmaria', supportEmail: 'ayuda@calmaria.example' } }
  const routes = [{ id: 'root', path: '*', loader: () => frame, element: part }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: frame } } })
  const page = (
    <TranslationProvider messages={i18nFor(language)}>
      <RouterProvider router={router} />
    </TranslationProvider>
  )
  return renderToStaticMarkup(page)
}
