import { withSlashes } from '#platform/rules/path.ts'

/**
 * Spec 2.6: the booking widget sends its visitor back with utb_path in the query. They belong on the booking
 * confirmation, with everything the widget said; who is already there stays.
 */
export function utbRedirect(path: string, query: URLSearchParams, confirmationPath: string): string | null {
  if (!query.has('utb_path') || withSlashes(path) === confirmationPath) return null
  return `${confirmationPath}?${query}`
}

/** No address is longer. */
const longestPath = 2048

/**
 * The page of the booking service that `utb_path` names: a path on its own origin, with what it asks. Whatever could lead
 * elsewhere, or be read as another path than it looks, names none.
 */
export function bookingServicePage(utbPath: string, serviceUrl: string): string | null {
  const isPath = /^\/(?!\/)/.test(utbPath) && utbPath.length <= longestPath
  if (!isPath || /[\\\s]/.test(utbPath) || climbs.test(utbPath) || hasControlCharacters(utbPath)) return null
  const { origin } = new URL(serviceUrl)
  if (!URL.canParse(utbPath, origin)) return null
  const page = new URL(utbPath, origin)
  return page.origin === origin ? page.href : null
}

/** A segment of dots, however it is written. */
const climbs = /(\/|%2f|%5c)(\.|%2e){1,2}([/?#]|%2f|%5c|$)/i

function hasControlCharacters(path: string): boolean {
  const decoded = path.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return [...decoded].some((character) => character < ' ' || character === '\u007f')
}
