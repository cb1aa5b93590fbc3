import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#domain/site/languages.ts'
import { loadMessages, makeI18n } from '#i18n/i18n.ts'

const language = languageOf(window.location.pathname)
const i18n = await makeI18n(language, await loadMessages(language))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})
