import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#domain/site/languages.ts'
import { TranslationProvider } from './i18n.tsx'
import { wordsInBrowser } from './words.ts'

const { pathname } = window.location
const words = wordsInBrowser(languageOf(pathname))
await Promise.all(words.missingAt(pathname))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslationProvider words={words}>
        <HydratedRouter />
      </TranslationProvider>
    </StrictMode>,
  )
})
