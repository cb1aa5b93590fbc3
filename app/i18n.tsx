import {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  use,
  useContext,
} from 'react'
import type { MessageKey, PlainKey, Translate } from '#i18n/translate.ts'
import type { MissingWords } from './words.ts'

/** On the server no word is missing. */
type Words = { t: Translate; missingAt?: MissingWords }

const WordsContext = createContext<Words | undefined>(undefined)

/** The words of the page's language, for everything in it. */
export function TranslationProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useTranslation(): { t: Translate } {
  const words = useContext(WordsContext)
  if (!words) throw new Error('The page has no TranslationProvider')
  return words
}

/** The page that was left stays until the words of the next one are here. */
export function useWordsAt(path: string) {
  const words = useContext(WordsContext)
  for (const arrival of words?.missingAt?.(path) ?? []) use(arrival)
}

type Props<Key extends MessageKey> = {
  i18nKey: Key
  components: Record<string, ReactElement>
} & (Key extends PlainKey ? { values?: undefined } : { values: Record<string, string | number> })

/** A sentence with marked words: `<em>…</em>` in it becomes the component of that name. Nothing else is read as markup. */
export function Trans<Key extends MessageKey>({ i18nKey, components, values }: Props<Key>) {
  const { t } = useTranslation()
  const say: (key: string, values?: object) => string = t as never
  // In turns: plain words, the name of a mark, the words it marks.
  const pieces = say(i18nKey, values).split(/<(\w+)>(.*?)<\/\1>/)
  const nodes = pieces.map((piece, position) => {
    if (position % 3 === 0) return piece
    const component = position % 3 === 1 && components[piece]
    return component ? cloneElement(component, undefined, pieces[position + 1]) : null
  })
  return createElement(Fragment, null, ...nodes)
}
