import type { Language } from '#platform/i18n/languages.ts'
import { makeTranslate, type SentencesByKey, type Translate } from '#platform/i18n/translate.ts'
import { loadNamespace, type Namespace } from '#platform/pages/namespaces.ts'
import { namespacesAt } from '#platform/pages/namespaces-at.ts'

/** What the page at an address says that has not arrived yet. */
export type MissingMessages = (path: string) => Promise<void>[]

/** The browser's words: they come with the first page that says them, and stay. */
export function messagesInBrowser(language: Language): { t: Translate; missingAt: MissingMessages } {
  const sentences: SentencesByKey = new Map()
  const coming = new Map<Namespace, Promise<void>>()
  const here = new Set<Namespace>()
  const fetchNamespace = async (namespace: Namespace) => {
    for (const [key, sentence] of await loadNamespace(namespace, language)) sentences.set(key, sentence)
    here.add(namespace)
  }
  const come = (namespace: Namespace) => {
    const known = coming.get(namespace)
    if (known) return known
    const promise = fetchNamespace(namespace)
    coming.set(namespace, promise)
    // What did not come is asked for again.
    promise.catch(() => coming.delete(namespace))
    return promise
  }
  return {
    t: makeTranslate(language, sentences),
    missingAt: (path) =>
      namespacesAt(path)
        .filter((namespace) => !here.has(namespace))
        .map(come),
  }
}
