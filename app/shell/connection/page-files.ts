import { matchRoutes } from 'react-router'
import type { MissingWords } from '#app/words.ts'
import { browserRouter, missingFiles } from './router.ts'

let missingWords: MissingWords = () => []

/** Said once, where the browser's words are. */
export const bringWordsBy = (missing: MissingWords) => {
  missingWords = missing
}

const filesOf = (pathname: string) =>
  (matchRoutes(browserRouter().routes, { pathname }) ?? []).map(({ route }) => missingFiles(route.id ?? ''))

export const isPageMissing = (pathname: string) =>
  filesOf(pathname).some((files) => files.length > 0) || missingWords(pathname).length > 0

/**
 * The script and the words of a page, before React Router asks for them: where a script does not come it reloads the
 * whole page, and with no connection that leaves nothing at all. Each is imported once its files are known to come,
 * since a browser may remember that an import has failed.
 */
export async function bringPage(pathname: string): Promise<boolean> {
  try {
    const missing = filesOf(pathname)
    await Promise.all(missing.flat().map(bringFile))
    const scripts = missing.flatMap(([script]) => script ?? [])
    await Promise.all([...scripts.map((script) => import(/* @vite-ignore */ script)), ...missingWords(pathname)])
    return true
  } catch {
    return false
  }
}

async function bringFile(href: string) {
  const { ok } = await fetch(href)
  if (!ok) throw new Error('not here')
}
