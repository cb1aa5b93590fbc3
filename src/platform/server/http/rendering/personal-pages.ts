import { isPersonalPath } from '#platform/pages/personal-paths.ts'

/** What is personal is rendered for one visitor. Everything else comes from memory. */
export const isPersonal = (method: string, path: string) => method === 'POST' || isPersonalPath(pagePathOf(path))

/** React Router asks for the data of `/a/` at `/a/_.data` or `/a.data`, and for that of the home page at `/_root.data`. */
export const pagePathOf = (path: string) => path.replace(/\/?(_|_root)?\.data$/, '/')
