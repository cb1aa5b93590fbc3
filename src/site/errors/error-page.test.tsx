import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { i18nFor } from '#platform/server/i18n.ts'
import { TranslationProvider } from '#platform/ui/loading/i18n.tsx'
import { SupportContext } from '#platform/ui/shell/support.ts'
import { ErrorPage } from './error-page.tsx'
import { UnavailablePage } from './unavailable-page.tsx'

test.each([
  ['failed', () => <ErrorPage status={500} />],
  ['is away', () => <UnavailablePage />],
])(
  'who reads that the site %s is told whom to write to, even where nothing of the page could be read',
  (_, Component) => {
    const Stub = createRoutesStub([{ path: '*', Component }])
    const html = renderToString(
      <TranslationProvider messages={i18nFor('pt')}>
        <SupportContext value="ajuda@calmaria.example">
          <Stub initialEntries={['/pt/spas/']} />
        </SupportContext>
      </TranslationProvider>,
    )
    expect(html).toMatch(/escreva-nos para ajuda@calmaria\.example\b/)
    expect(html).toContain('href="/pt/"')
  },
)
