import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Language } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { TranslationProvider } from '#platform/ui/loading/i18n.tsx'
import { describePage } from '#site/server/page/describe-page.ts'

/** What a page knows of itself at an address. */
export const frameAt = (services: Services, path: string): PageFrame =>
  describePage(services, new URL(path, 'https://calmaria.example'))

/** The markup of an element on the page at an address, in the language of that address. */
export const showElement = (services: Services, path: string, element: ReactNode): string =>
  showInFrame(frameAt(services, path), element, path)

function showInFrame(frame: PageFrame, element: ReactNode, path = '/'): string {
  const routes = [{ id: 'root', path: '*', loader: () => frame, element }]
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { root: frame } } })
  return renderToStaticMarkup(
    <TranslationProvider messages={i18nFor(frame.language)}>
      <RouterProvider router={router} />
    </TranslationProvider>,
  )
}

const site = { brand: 'Calmaria', supportEmail: 'ayuda@calmaria.example' }

/** For parts that ask no more of their page than its language and whom to write to. */
export const showPart = (part: ReactNode, language: Language = 'es') =>
  showInFrame({ language, site } as unknown as PageFrame, part)
