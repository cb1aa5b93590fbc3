/**
 * What the jobs that can be queued need to know, by their names. Each job adds its own where it is defined, so that use
 * cases queue it without an import of what it does. Nothing personal, a job looks up the rest; but the address that asks
 * for its vouchers again, since whether we know it is not looked up while its owner waits.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every job's file adds a line to it.
export interface JobPayloads {}

export type QueuedJobName = keyof JobPayloads
