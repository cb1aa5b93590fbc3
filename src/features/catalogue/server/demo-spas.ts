import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/server/db/client.ts'
import { demoSettings } from './demo-settings.ts'
import { spas } from './schema/spas.ts'

/** By some that are in every demo catalogue. */
export async function hasDemoSpas(db: Database): Promise<boolean> {
  const known = [demoSettings.requestOnlySpa, ...demoSettings.blackFridaySpas]
  const [found] = await db.select({ uuid: spas.uuid }).from(spas).where(inArray(spas.uuid, known)).limit(1)
  return found !== undefined
}
