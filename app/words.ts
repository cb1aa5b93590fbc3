import type { Language } from '#domain/site/languages.ts'
import { loadRoom, type Room, roomsAt } from '#i18n/namespaces.ts'
import { makeTranslate, type Sentences, type Translate } from '#i18n/translate.ts'

/** What the page at an address says that has not arrived yet. */
export type MissingWords = (path: string) => Promise<void>[]

/** The browser's words: they come with the first page that says them, and stay. */
export function wordsInBrowser(language: Language): { t: Translate; missingAt: MissingWords } {
  const sentences: Sentences = new Map()
  const coming = new Map<Room, Promise<void>>()
  const here = new Set<Room>()
  const fetchRoom = async (room: Room) => {
    for (const [key, sentence] of await loadRoom(room, language)) sentences.set(key, sentence)
    here.add(room)
  }
  const come = (room: Room) => {
    const known = coming.get(room)
    if (known) return known
    const promise = fetchRoom(room)
    coming.set(room, promise)
    // What did not come is asked for again.
    promise.catch(() => coming.delete(room))
    return promise
  }
  return {
    t: makeTranslate(language, sentences),
    missingAt: (path) =>
      roomsAt(path)
        .filter((room) => !here.has(room))
        .map(come),
  }
}
