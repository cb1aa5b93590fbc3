import { eq } from 'drizzle-orm'
import { services as serviceRows } from '#features/catalogue/server/schema/services.ts'
import type { Services } from '#platform/server/services.ts'

export type ServiceChange = { status?: string; priceAmount?: number }

/** Writes another price or status of a service, and has the catalogue read. */
export async function changeService({ db, catalogue }: Services, uuid: string, values: ServiceChange) {
  await db.update(serviceRows).set(values).where(eq(serviceRows.uuid, uuid))
  await catalogue.refresh()
}
