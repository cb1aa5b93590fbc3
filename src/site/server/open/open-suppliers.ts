import { makeBuiltInRates } from '#features/getaways/server/built-in-rates/make-built-in-rates.ts'
import { makeSuppliers, type Suppliers } from '#features/search/server/stays/suppliers.ts'
import type { Services } from '#platform/server/services.ts'
import { makePosalia } from '#providers/posalia/make-posalia.ts'
import type { AttachedSandbox } from '#site/server/sandbox.ts'

/** In seconds. Somebody waits for prices in front of a page; a room that is booked may take longer. */
const limits = { read: 6, write: 20 }

/** A supplier is a line here: our own rooms, and the companies whose keys are set, or those of the sandbox. */
export function openSuppliers(
  services: Pick<Services, 'config' | 'db' | 'catalogue' | 'clock' | 'draw'>,
  sandbox: AttachedSandbox | null,
): Suppliers {
  const settings = sandbox ?? services.config.suppliers
  const connection = { fetch: sandbox?.fetch ?? globalThis.fetch, limits }
  const posalia = settings.posalia && makePosalia(settings.posalia, connection)
  return makeSuppliers([makeBuiltInRates(services), posalia].filter((supplier) => supplier !== null))
}
