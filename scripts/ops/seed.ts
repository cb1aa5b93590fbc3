import { parseArgs } from 'node:util'
import { CatalogueInUse, emptyCatalogue, fillDatabase } from '#demo/fill-database.ts'
import { generateCatalogue } from '#demo/generate-catalogue.ts'
import { notedPaymentMode } from '#features/checkout/server/payments/noted-payment-mode.ts'
import { systemClock } from '#platform/server/clock.ts'
import { type Shell, unlessStopped } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { madridDay } from '#platform/time/dates.ts'
import { loadConfig } from '#site/server/config.ts'
import { openPreparedDatabase } from './open-prepared-database.ts'
import '#site/served.ts'

const besideRealPayments = new BadSettings('The demo catalogue can not be filled in beside real payments.')

export async function seed({ env, args, print, stopping }: Shell) {
  const options = readOptions(args)
  const config = loadConfig(env)
  if (!config.sandbox) throw besideRealPayments
  const { db, close } = await openPreparedDatabase(config, stopping)
  await unlessStopped({ stopping }, fill()).finally(close)

  async function fill() {
    if ((await notedPaymentMode({ db, config })) !== 'sandbox') throw besideRealPayments
    const rows = generateCatalogue({ today: madridDay(systemClock.now()), ...options })
    try {
      await db.transaction(async (tx) => {
        await emptyCatalogue(tx as unknown as typeof db)
        await fillDatabase(tx as unknown as typeof db, rows)
      })
    } catch (error) {
      throw error instanceof CatalogueInUse ? new BadSettings(error.message) : error
    }
    print(`Filled: ${rows.spas.length} spas, ${rows.services.length} services, ${rows.getaways.length} getaways.`)
  }
}

function readOptions(args: string[]) {
  const { spas, getaways } = readArguments(args)
  return { spas: readCount('--spas', spas, 20_000), getaways: readCount('--getaways', getaways, 1000) }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { spas: { type: 'string' }, getaways: { type: 'string' } } }).values
  } catch {
    throw new BadSettings('Say npm run ops -- seed [--spas <count>] [--getaways <count>].')
  }
}

function readCount(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new BadSettings(`${name} takes a whole number from 1 to ${most}.`)
}
