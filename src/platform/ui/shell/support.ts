import { createContext } from 'react'

/**
 * Where to write for help, known even where nothing else of the page could be read: the error page names it. The server
 * leaves it in the page for the browser.
 */
export const SupportContext = createContext('')
