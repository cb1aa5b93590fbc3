import type { Logger } from 'pino'
import type { MailTransport } from '#platform/emails/mail-transport.ts'
import type { AllPersonalData } from '#platform/rules/personal-data.ts'
import type { Draw } from '#platform/rules/reference.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/client.ts'
import type { RateLimit } from './http/guards/rate-limit.ts'
import type { JobCounts } from './jobs/job-counts.ts'
import type { Queue } from './jobs/queue.ts'
import type { RenderPdf } from './pdf/define-sheet.ts'
import type { Signer } from './signing.ts'

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
  /** What is kept of people and in their browsers, and how long. */
  personalData: AllPersonalData
  /** How jobs of this process ended. */
  jobCounts: JobCounts
  isReady: () => Promise<boolean>
}

/** What publishes an event, and handles it. The commands of operators have no more than this, and what features add. */
export interface EventServices extends Pick<Services, 'config' | 'clock' | 'queue' | 'events'> {}
