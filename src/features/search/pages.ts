import type { StaticPage } from '#platform/pages/page-row.ts'
import { questionParams } from './rules/question-params.ts'

/** What a search has found. */
const pages = {
  search: {
    layout: 'default',
    messages: ['stays'],
    params: questionParams,
  },
} as const satisfies Record<string, StaticPage>

export const searchPages = { pages }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}
