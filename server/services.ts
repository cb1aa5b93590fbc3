import type { Logger } from 'pino'
import type { CatalogueStore } from '#server/catalogue/store.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'

/** What a use case may need, wired once at start and handed down. */
export type Services = {
  config: Config
  db: Database
  clock: Clock
  catalogue: CatalogueStore
  log: Logger
  isReady: () => Promise<boolean>
}
