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
  if (!(error instanceof Error)) return describeThrown(error)
  if (!(error instanceof DrizzleQueryError)) return { ...namesOf(error), stack: error.stack }
  return { ...namesOf(error.cause ?? new Error('query failed')), query: error.query, stack: framesOf(error.stack) }
}

function namesOf(error: Error) {
  const { code } = error as NodeJS.ErrnoException
  return { type: error.name, message: messageOf(error), ...(code ? { code } : {}) }
}

/** A connection that is refused at each of a host's addresses fails with all of the refusals, and no word of its own. */
function messageOf(error: Error): string {
  if (error.message || !(error instanceof AggregateError)) return error.message
  return error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join('; ')
}

/** The job queue tells its errors as plain objects, which have a message, a stack and the name of the queue. */
function describeThrown(thrown: unknown) {
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown) }
  const { name, message, code, queue, stack } = thrown as Record<string, unknown>
  if (typeof message !== 'string') return { message: JSON.stringify(thrown) }
  // The message of a failed query ends with its values, and the stack begins with the message.
  const [said] = message.split('\nparams:')
  const told = Object.entries({ type: name, message: said, code, queue }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(told), stack: framesOf(String(stack ?? '')) }
}

const framesOf = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
