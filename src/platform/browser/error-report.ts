import { scrubPath, scrubStack, scrubText } from './scrub.ts'

/** An error in the words it is told in, of a page or of the server. */
export type ErrorReport = {
  /** The error's class: `TypeError`. */
  type: string
  message: string
  /** The lines that name places in the code, the innermost first. */
  stack: string
  /** Of the page or the call, without its query. */
  path: string
}

/** Characters at most; of the stack also lines. */
export const longest = { type: 60, message: 500, path: 200, stack: 6000, stackLines: 30 }

/** Without personal data and within bounds. What has been cleaned before stays as it is. */
export function cleanReport({ type, message, stack, path }: ErrorReport): ErrorReport {
  return {
    type: cleanText(type, longest.type) || 'Error',
    message: cleanText(message, longest.message),
    stack: scrubStack(stack, longest.stackLines).slice(0, longest.stack),
    path: scrubPath(path.slice(0, 2 * longest.path)).slice(0, longest.path),
  }
}

/** Cut before too: reading takes by the square of the length. What is cut in two there is longer than what is told. */
export const cleanText = (text: string, most: number) => scrubText(text.slice(0, 2 * most)).slice(0, most)

/** The same error again, wherever in the site it happens. */
export const fingerprintOf = ({ type, message, stack }: ErrorReport) =>
  [type, message, stack.split('\n', 1)[0]].join('\n')

export function isIgnored({ message }: Pick<ErrorReport, 'message'>): boolean {
  const bare = message
    .trim()
    .replace(/^Uncaught /, '')
    .replace(/^\w*Error: /, '')
  return ignoredErrors.includes(bare)
}

/** Spec 8: storage that can't be reached is a warning. Browsers name it in many ways, always with one of these words. */
export const isStorageFailure = ({ type, message }: Pick<ErrorReport, 'type' | 'message'>) =>
  /^(SecurityError|QuotaExceededError|NS_ERROR_\w+)$/.test(type) && /storage|cookie|quota/i.test(message)

/**
 * Spec 8. The scripting library is jQuery, which the site does not have: whoever misses it is a browser's extension.
 * Its global has two names, and browsers have two ways to say that one is missing.
 */
const ignoredErrors: readonly string[] = [
  '$ is not defined',
  "Can't find variable: $",
  'jQuery is not defined',
  "Can't find variable: jQuery",
  'Attempted to assign to readonly property.',
]
