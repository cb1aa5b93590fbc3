import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { services as serviceRows } from '#server/db/schema/services.ts'
import type { Services } from '#server/services.ts'
import { waitUntil } from '../wait-until.ts'

export type ServiceChange = { status?: string; priceAmount?: number }

/**
 * Writes another price or status of a service, and waits until the catalogue has it. The database asks for the reading;
 * to ask for it here too would have the whole catalogue read twice.
 */
export async function changeService({ db, catalogue }: Services, uuid: string, values: ServiceChange) {
  await db.update(serviceRows).set(values).where(eq(serviceRows.uuid, uuid))
  await waitUntil(() => {
    const { status, price } = catalogue.current().services.get(uuid) ?? {}
    expect({ status, priceAmount: price?.amount }).toMatchObject(values)
  })
}
