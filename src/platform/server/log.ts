import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/**
 * One JSON line per event. No personal data: neither bodies, nor queries, nor addresses of visitors are written; errors
 * are told by name, message and stack.
 */
export function makeLog(level: string, destination?: DestinationStream, onError?: OnError): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    ...(onError ? { hooks: { logMethod: tellErrors(onError) } } : {}),
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Called with what is logged beside an error, and what is said of it. */
type OnError = (fields: Record<string, unknown>, message: string) => void

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** As pino counts. */
const errorLevel = 50

const tellErrors = (onError: OnError): LogMethod =>
  function (args, method, level) {
    method.apply(this, args)
    const [fields, message = ''] = args as [unknown, string?]
    if (level < errorLevel || typeof fields !== 'object' || !fields || !('err' in fields)) return
    onError(fields as Record<string, unknown>, message)
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
  // What stands in it may be anybody's.
  if (typeof message !== 'string') return { message: `an object with ${Object.keys(thrown).join(', ')}` }
  // The message of a failed query ends with its values, and the stack begins with the message.
  const [plain] = message.split('\nparams:')
  const known = Object.entries({ type: name, message: plain, code, queue }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(known), stack: framesOf(String(stack ?? '')) }
}

const framesOf = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
