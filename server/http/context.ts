import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

/** Whom a request is counted to. Nothing else is known of a visitor, and this is never written down. */
export const visitorContext = createContext<{ address: string }>()

/** How pages reach the services: `context.get(servicesContext)` in a loader or action. */
export const servicesContext = createContext<Services>()
