import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { tellOrigin } from '#features/checkout/ui/visit-origin.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { declareAll } from '#platform/pages/declarations.ts'
import { addressesInRoutes } from '#platform/pages/route-addresses.ts'
import { loadMessagesWith } from '#platform/ui/connection/page-files.ts'
import { makeFetchPatient } from '#platform/ui/connection/patient-fetch.ts'
import { browserRoutes } from '#platform/ui/connection/router.ts'
import { watchForms } from '#platform/ui/connection/submitted-form.ts'
import { TranslationProvider } from '#platform/ui/loading/i18n.tsx'
import { messagesInBrowser } from '#platform/ui/loading/messages.ts'
import { SupportContext } from '#platform/ui/shell/support.ts'
import { pageFirst } from '#site/connection/page-first.ts'
import '#site/pages.ts'

const { pathname } = window.location
const language = languageOf(pathname)
declareAll([{ addresses: { [language]: addressesInRoutes(browserRoutes(), language) } }])
const words = messagesInBrowser(language)
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
