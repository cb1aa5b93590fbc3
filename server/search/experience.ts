import type { Service } from '#domain/catalogue/services/service.ts'
import type { Spa } from '#domain/catalogue/spas/spa.ts'

/** A service with its spa; a spa that has none to sell stands alone. */
export type Experience = { spa: Spa; service: Service | null }
