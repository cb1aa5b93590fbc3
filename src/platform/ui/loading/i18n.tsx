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
import type { MessageKey, PlainKey, Translate } from '#platform/i18n/translate.ts'
import type { MissingMessages } from './messages.ts'

/** On the server no word is missing. */
type Messages = { t: Translate; missingAt?: MissingMessages }

const MessagesContext = createContext<Messages | undefined>(undefined)

/** The messages of the page's language, for everything in it. */
export function TranslationProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

export function useTranslation(): { t: Translate } {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('The page has no TranslationProvider')
  return messages
}

/** The page that was left stays until the messages of the next one are here. */
export function useWordsAt(path: string) {
  const messages = useContext(MessagesContext)
  for (const arrival of messages?.missingAt?.(path) ?? []) use(arrival)
}

type Props<Key extends MessageKey> = {
  i18nKey: Key
  components: Record<string, ReactElement>
} & (Key extends PlainKey ? { values?: undefined } : { values: Record<string, string | number> })

/** A message with marked words. */
export function Trans<Key extends MessageKey>({ i18nKey, components, values }: Props<Key>) {
  const { t } = useTranslation()
  const say: (key: string, values?: object) => string = t as never
  return <Marked text={say(i18nKey, values)} components={components} />
}

/** A text with marked words: `<em>…</em>` in it becomes the component of that name. Nothing else is read as markup. */
export function Marked({ text, components }: { text: string; components: Record<string, ReactElement> }) {
  // In turns: plain words, the name of a mark, the words it marks.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/)
  const nodes = pieces.map((piece, position) => {
    if (position % 3 === 0) return piece
    const component = position % 3 === 1 && components[piece]
    return component ? cloneElement(component, undefined, pieces[position + 1]) : null
  })
  return createElement(Fragment, null, ...nodes)
}
