type Thrown = { type: string; message: string; stack: string }

/** Anything can be thrown, and written to the console. Of what is no error only its kind is told, not what is in it. */
export function describeThrown(thrown: unknown): Thrown {
  if (Array.isArray(thrown)) return describeWritten(thrown)
  if (isError(thrown)) return { type: thrown.name, message: thrown.message, stack: thrown.stack ?? '' }
  if (isErrorEvent(thrown)) {
    const { message, filename, lineno, colno } = thrown
    return { type: 'Error', message, stack: filename ? `at ${filename}:${lineno}:${colno}` : '' }
  }
  return { type: 'Error', message: wordsFor(thrown), stack: '' }
}

/** What was given to `console.error`: the first error among it, or its words. */
function describeWritten(written: unknown[]): Thrown {
  const error = written.find(isError)
  if (error) return describeThrown(error)
  return { type: 'Error', message: written.map(wordsFor).join(' '), stack: '' }
}

/** Also an error of another frame, and a DOMException of an older browser. */
const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error ||
  (typeof thrown === 'object' && thrown !== null && 'stack' in thrown && 'message' in thrown && 'name' in thrown)

const isErrorEvent = (thrown: unknown): thrown is ErrorEvent =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && 'lineno' in thrown

function wordsFor(thrown: unknown): string {
  if (typeof thrown === 'function') return 'a function'
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  return `${thrown.constructor?.name ?? 'Object'} {${Object.keys(thrown).slice(0, 10).join(', ')}}`
}
