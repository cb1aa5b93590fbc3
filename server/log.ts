import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * One JSON line per event. No personal data: neither bodies, nor queries, nor addresses of visitors are written; errors
 * are told by name, message and stack.
 */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A query that failed carries what it was to write, and the database repeats it in the details: both stay here. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  if (!(error instanceof DrizzleQueryError)) return { ...namesOf(error), stack: error.stack }
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { ...namesOf(error.cause ?? new Error('query failed')), query: error.query, stack: frames?.join('\n') }
}

function namesOf(error: Error) {
  const { code } = error as NodeJS.ErrnoException
  return { type: error.name, message: error.message, ...(code ? { code } : {}) }
}
