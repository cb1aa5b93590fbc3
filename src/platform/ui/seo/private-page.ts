import { pageMeta } from './page-meta.ts'

/** A page of somebody's own: no search engine shows it. */
export const privateMeta = ({ loaderData, matches }: Shown) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

type Shown = { loaderData?: { title?: string }; matches: Parameters<typeof pageMeta>[0] }

/** Of a page whose action alone sets some. */
export const actionHeaders = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders
