import { createContext } from 'react'

/** Marks our own inline scripts while the server renders; it allows exactly those in the page's policy. */
export const NonceContext = createContext<string | undefined>(undefined)
