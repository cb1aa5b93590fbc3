/**
 * Whether something failed because the database can't be asked just now: it is gone, starting, frozen or overrun, or it
 * took longer than it may. What was asked for may be asked for again in a moment; any other error is one of ours.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Somebody else could not be reached by `fetch`, which hides the same codes below an error of its own.
  if (error instanceof TypeError) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (unreachable.has(code) || isPostgresAway(code)) return true
  // Of a Unix socket: nobody listens there, or too many wait already. Of a file it would mean something else.
  if (syscall === 'connect' && (code === 'ENOENT' || code === 'EAGAIN')) return true
  if (driverMessages.has(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  return isDatabaseAway(error.cause)
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * PostgreSQL's own: connections (08), too few resources (53), being stopped or started (57P), a statement, a lock or a
 * transaction over its time, and a standby that is not yet allowed to write.
 */
const isPostgresAway = (code: string) =>
  /^(08...|53...|57P0[1-5])$/.test(code) || ['57014', '55P03', '25P03', '25P04', '25006'].includes(code)

/** What the driver and the job queue say without a code. */
const driverMessages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'LISTEN/NOTIFY connection ended',
  'LISTEN/NOTIFY heartbeat timed out',
])
