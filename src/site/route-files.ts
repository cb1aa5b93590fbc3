import type { GoodsPageName } from '#features/checkout/rules/purchase-paths.ts'
import type { LandingPages, PageKey } from '#platform/pages/page-row.ts'
import { routes } from './lists/routes.ts'

/** A page's file, below `src`. `within`: shown over that page, as a question about what it shows. */
type RouteFile = string | { file: string; within: PageKey }

/** The file of each page, by its name: no browser needs to know it. */
const files: Record<PageKey | keyof LandingPages | GoodsPageName, RouteFile> = routes

export const routeFiles = new Map(
  Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? { file, within: null } : file]),
)
