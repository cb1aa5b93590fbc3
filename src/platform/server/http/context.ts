import { createContext } from 'react-router'
import type { Services } from '#platform/server/services.ts'

/** Whom a request is counted to. Nothing else is known of a visitor, and this is written down only as a keyed hash. */
export const visitorContext = createContext<{ address: string }>()

/** Where a request came from, for a bank that wants to know whom it asks. It is kept only while the buyer pays. */
export const senderContext = createContext('')

/**
 * Where a page that is rendered whole is left as text: as the body of a Response it would be encoded, streamed and
 * collected again before it is compressed, which costs as much as a third of its rendering.
 */
export const renderedContext = createContext<{ html: string | null }>()

/** Waits until a page may be rendered, which keeps the thread for some milliseconds. */
export const turnContext = createContext<() => Promise<void>>(async () => {})

/** How pages reach the services: `context.get(servicesContext)` in a loader or action. */
export const servicesContext = createContext<Services>()
