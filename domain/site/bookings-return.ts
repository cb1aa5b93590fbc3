import { withSlashes } from '#domain/site/path.ts'

/**
 * Spec 2.6: the booking widget sends its visitor back with utb_path in the query. They belong on the booking
 * confirmation, with everything the widget said; who is already there stays.
 */
export function utbRedirect(path: string, query: URLSearchParams, confirmationPath: string): string | null {
  if (!query.has('utb_path') || withSlashes(path) === confirmationPath) return null
  return `${confirmationPath}?${query}`
}
