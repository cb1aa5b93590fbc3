import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TranslationProvider } from '#app/i18n.tsx'
import { SupportContext } from '#app/shell/support.ts'
import { i18nFor } from '#server/i18n.ts'
import { ErrorPage } from './error-page.tsx'

const Failed = () => <ErrorPage status={500} />

test('names somebody who helps, in the language of the address, even where nothing of the page could be read', () => {
  const Stub = createRoutesStub([{ path: '*', Component: Failed }])
  const html = renderToString(
    <TranslationProvider words={i18nFor('pt')}>
      <SupportContext value="ajuda@calmaria.example">
        <Stub initialEntries={['/pt/spas/']} />
      </SupportContext>
    </TranslationProvider>,
  )
  expect(html).toContain('escreva-nos para ajuda@calmaria.example.')
  expect(html).toContain('href="/pt/"')
})
