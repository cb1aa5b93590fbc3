import type { Logger } from 'pino'
import type { MailTransport } from '#domain/emails/mail-transport.ts'
import type { Draw } from '#domain/reference.ts'
import type { TakenStore } from '#server/bookings/finding/taken-store.ts'
import type { CatalogueStore } from '#server/catalogue/store.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { ErrorReports } from '#server/errors/open-error-reports.ts'
import type { EventHandlers } from '#server/events/event-handlers.ts'
import type { ViewCounter } from '#server/funnel/view-counter.ts'
import type { NightStore } from '#server/getaways/nights/night-store.ts'
import type { Suppliers } from '#server/getaways/suppliers.ts'
import type { RateLimit } from '#server/http/guards/rate-limit.ts'
import type { JobCounts } from '#server/jobs/job-counts.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { Payments } from '#server/payments/registry.ts'
import type { RenderPdf } from '#server/pdf/define-sheet.ts'
import type { SoldKinds } from '#server/purchases/core/goods-kind.ts'
import type { Signer } from '#server/signing.ts'

/** What a use case may need, wired once at start and handed down. */
export type Services = {
  config: Config
  db: Database
  clock: Clock
  catalogue: CatalogueStore
  log: Logger
  signer: Signer
  /** Random numbers, for names that nobody shall guess or that must not meet. */
  draw: Draw
  /** What is sold. */
  kinds: SoldKinds<Services>
  /** What follows where something happens, in the same transaction. */
  events: EventHandlers<EventServices>
  payments: Payments
  /** Who is asked for the rooms of a hotel. */
  hotelRates: Suppliers
  /** The nights of our own rooms, for finding getaways by dates. */
  nights: NightStore
  /** What is taken of all that spas have, for finding services by day. */
  taken: TakenStore
  mail: MailTransport
  renderPdf: RenderPdf
  queue: Queue
  /** How often one address may write. */
  writeLimit: RateLimit
  /** How often pages that show goods were looked at. */
  views: ViewCounter
  /** How jobs of this process ended. */
  jobCounts: JobCounts
  /** Null where nobody is told of errors. */
  errorReports: ErrorReports | null
  isReady: () => Promise<boolean>
}

/** What publishes an event, and handles it. The commands of operators have no more than this. */
export type EventServices = Pick<Services, 'config' | 'clock' | 'queue' | 'kinds' | 'events'>
