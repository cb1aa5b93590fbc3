import type { Logger } from 'pino'
import type { MailTransport } from '#domain/emails/mail-transport.ts'
import type { Draw } from '#domain/reference.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { RateLimit } from '#server/http/guards/rate-limit.ts'
import type { JobCounts } from '#server/jobs/job-counts.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { RenderPdf } from '#server/pdf/define-sheet.ts'
import type { Signer } from '#server/signing.ts'

/**
 * What a use case may need, wired once at start and handed down: what every feature has here, and what one feature gives
 * to the others beside its own code.
 */
export interface Services {
  config: Config
  db: Database
  clock: Clock
  log: Logger
  signer: Signer
  /** Random numbers, for names that nobody shall guess or that must not meet. */
  draw: Draw
  mail: MailTransport
  renderPdf: RenderPdf
  queue: Queue
  /** How often one address may write. */
  writeLimit: RateLimit
  /** How jobs of this process ended. */
  jobCounts: JobCounts
  isReady: () => Promise<boolean>
}

/** What publishes an event, and handles it. The commands of operators have no more than this. */
export type EventServices = Pick<Services, 'config' | 'clock' | 'queue' | 'kinds' | 'events'>
