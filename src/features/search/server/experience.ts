import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'

/** A service with its spa; a spa that has none to sell stands alone. */
export type Experience = { spa: Spa; service: Service | null }
