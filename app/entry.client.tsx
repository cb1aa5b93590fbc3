import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#domain/site/languages.ts'
import { TranslationProvider } from './i18n.tsx'
import { messagesInBrowser } from './messages.ts'
import { loadMessagesWith } from './shell/connection/page-files.ts'
import { pageFirst } from './shell/connection/page-first.ts'
import { makeFetchPatient } from './shell/connection/patient-fetch.ts'
import { watchForms } from './shell/connection/submitted-form.ts'
import { SupportContext } from './shell/support.ts'
import { tellOrigin } from './shell/visit-origin.ts'

const { pathname } = window.location
const words = messagesInBrowser(languageOf(pathname))
await Promise.all(words.missingAt(pathname))
tellOrigin()
makeFetchPatient()
watchForms()
loadMessagesWith(words.missingAt)
const instrumentations = [pageFirst]

/** From where errors are reported. An answer such as a 404 is none, and what failed on the server was told there. */
function writeToConsole(error: unknown) {
  const isOfServer = error instanceof Error && error.message === 'Unexpected Server Error'
  if (!isRouteErrorResponse(error) && !isOfServer) console.error(error)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslationProvider messages={words}>
        <SupportContext value={document.body.dataset.support ?? ''}>
          <HydratedRouter instrumentations={instrumentations} onError={writeToConsole} />
        </SupportContext>
      </TranslationProvider>
    </StrictMode>,
  )
})
