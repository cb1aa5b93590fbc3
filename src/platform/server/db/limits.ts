import { minute } from '#platform/time/durations.ts'

/** In milliseconds; 0 is no limit. Told in docs/operations.md. */
export type Limits = {
  /** Until there is a connection, a free one or a new one. */
  connect: number
  /** For PostgreSQL: how long a statement may take, wait for a lock, and leave a transaction lying about. */
  statement: number
  lock: number
  idleInTransaction: number
  /** For us: after this nobody answers any more, and the connection is given up. */
  answer: number
}

/** Somebody waits for the answer. Ours is the longer limit: PostgreSQL, where it still can, says which one was reached. */
export const requestLimits: Limits = {
  connect: 5000,
  statement: 5000,
  lock: 4000,
  idleInTransaction: 15_000,
  answer: 6000,
}

/** Nobody does: jobs, the reading of the catalogue, an operator's commands. */
export const backgroundLimits: Limits = {
  connect: 10_000,
  statement: minute,
  lock: 15_000,
  idleInTransaction: minute,
  answer: minute + 5000,
}

/** Migrations and the seed, of which there may be a great deal; the first process works, and the others wait for it. */
export const preparationLimits: Limits = {
  connect: 10_000,
  statement: 30 * minute,
  lock: 30 * minute,
  idleInTransaction: 30 * minute,
  answer: 31 * minute,
}

/**
 * As a statement, sent on a new connection before anything else: as parameters of the connection some poolers would
 * refuse them.
 */
export const limitsInSql = ({ statement, lock, idleInTransaction }: Limits) =>
  `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idleInTransaction}`
