/**
 * Empties the catalogue and fills it again: `npm run seed`, or with `-- --spas 4000` or `-- --getaways 400` for a large
 * one to measure with. On the embedded database the server must be stopped; on an external one running servers see the change at once.
 */
import { parseArgs } from 'node:util'
import { madridDay } from '#domain/dates.ts'
import { BadSettings, loadConfig } from '#server/config.ts'
import { FolderInUse } from '#server/db/embedded/folder-lock.ts'
import { CatalogueInUse, emptyCatalogue, fillDatabase } from '#server/db/seed/fill-database.ts'
import { generateCatalogue } from '#server/db/seed/generate-catalogue.ts'
import { notedPaymentMode } from '#server/noted-payment-mode.ts'
import { openServices } from '#server/open-services.ts'

const besideRealPayments = new BadSettings('The demo catalogue can not be filled in beside real payments.')

try {
  await seed(readOptions())
} catch (error) {
  const isMendable = error instanceof BadSettings || error instanceof FolderInUse || error instanceof CatalogueInUse
  console.error(isMendable ? error.message : error)
  process.exit(1)
}

function readOptions() {
  const { values } = parseArgs({ options: { spas: { type: 'string' }, getaways: { type: 'string' } } })
  return { spas: readCount('--spas', values.spas, 20_000), getaways: readCount('--getaways', values.getaways, 1000) }
}

function readCount(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new BadSettings(`${name} takes a whole number from 1 to ${most}.`)
}

async function seed(options: ReturnType<typeof readOptions>) {
  const config = loadConfig(process.env)
  if (!config.sandbox) throw besideRealPayments
  const { patient: services, close } = await openServices(config)
  try {
    if ((await notedPaymentMode(services)) !== 'sandbox') throw besideRealPayments
    const rows = generateCatalogue({ today: madridDay(services.clock.now()), ...options })
    await services.db.transaction(async (tx) => {
      await emptyCatalogue(tx as unknown as typeof services.db)
      await fillDatabase(tx as unknown as typeof services.db, rows)
    })
    console.log(`Filled: ${rows.spas.length} spas, ${rows.services.length} services, ${rows.getaways.length} getaways.`)
  } finally {
    await close()
  }
}
