import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

/** How pages reach the services: `context.get(servicesContext)` in a loader or action. */
export const servicesContext = createContext<Services>()
