import type { LandingPage } from './page-row.ts'
import { catalogueLandings } from './pages/catalogue.ts'
import { getawayLandings } from './pages/getaways.ts'

/** The code for landings, by its name. Landings are literal (spec 2.4): these patterns only choose what shows them. */
export const landingPages: Record<string, LandingPage> = { ...catalogueLandings, ...getawayLandings }
