/**
 * Empties the catalogue and fills it again: `npm run seed`, or with `-- --spas 4000` or `-- --getaways 400` for a large
 * one to measure with. On the embedded database the server must be stopped; on an external one running servers see the change at once.
 */
import { parseArgs } from 'node:util'
import { CatalogueInUse, emptyCatalogue, fillDatabase } from '#demo/fill-database.ts'
import { generateCatalogue } from '#demo/generate-catalogue.ts'
import { madridDay } from '#domain/dates.ts'
import { BadSettings, loadConfig } from '#server/config.ts'
import { notedPaymentMode } from '#server/noted-payment-mode.ts'
import { openServices } from '#server/open-services.ts'
import { type Command, startCommand, unlessStopped } from './run-command.ts'

const besideRealPayments = new BadSettings('The demo catalogue can not be filled in beside real payments.')

export const seed: Command = async ({ env, args, print, stopping }) => {
  const options = readOptions(args)
  const config = loadConfig(env)
  if (!config.sandbox) throw besideRealPayments
  const { patient: services, close } = await openServices(config, undefined, stopping)
  await unlessStopped({ stopping }, fill()).finally(close)

  async function fill() {
    if ((await notedPaymentMode(services)) !== 'sandbox') throw besideRealPayments
    const rows = generateCatalogue({ today: madridDay(services.clock.now()), ...options })
    try {
      await services.db.transaction(async (tx) => {
        await emptyCatalogue(tx as unknown as typeof services.db)
        await fillDatabase(tx as unknown as typeof services.db, rows)
      })
    } catch (error) {
      throw error instanceof CatalogueInUse ? new BadSettings(error.message) : error
    }
    print(`Filled: ${rows.spas.length} spas, ${rows.services.length} services, ${rows.getaways.length} getaways.`)
  }
}

function readOptions(args: string[]) {
  const { values } = parseArgs({ args, options: { spas: { type: 'string' }, getaways: { type: 'string' } } })
  return { spas: readCount('--spas', values.spas, 20_000), getaways: readCount('--getaways', values.getaways, 1000) }
}

function readCount(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new BadSettings(`${name} takes a whole number from 1 to ${most}.`)
}

if (import.meta.main) await startCommand(seed)
