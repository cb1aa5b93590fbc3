/**
 * Printed vouchers for the post: `npm run postal` lists what waits, `npm run postal -- sent <locator>` takes one off the
 * list. The server may run or not.
 */
import { madridDay } from '#domain/dates.ts'
import { systemClock } from '#server/clock.ts'
import { BadSettings, type Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { notedPaymentMode } from '#server/noted-payment-mode.ts'
import { listPostalOrders, markPosted } from '#server/purchases/fulfilment/postal-orders.ts'
import { soldKinds } from '#server/purchases/kinds/sold-kinds.ts'
import { withDatabase } from './with-database.ts'

const [command = 'list', locator = ''] = process.argv.slice(2)

await withDatabase(async (db, config) => {
  if (command === 'list') return list(db, config)
  if (command !== 'sent' || !locator) throw new BadSettings('Say list, or sent <locator>.')
  const marked = await markPosted({ db, clock: systemClock }, locator)
  if (!marked.ok) throw new BadSettings('No such order waits. npm run postal lists those that do.')
  console.log('Off the list.')
})

async function list(db: Database, config: Config) {
  const paymentMode = await notedPaymentMode({ db, config })
  const orders = await listPostalOrders({ db, clock: systemClock, kinds: soldKinds, config: { paymentMode } })
  for (const { locator, since, postal, items } of orders) {
    console.log(`${locator}  ${madridDay(since)}  ${items.join(', ')}`)
    if (postal)
      console.log(
        `  ${postal.recipient}\n  ${postal.address}\n  ${postal.postalCode} ${postal.city} (${postal.country})\n`,
      )
  }
  console.log(orders.length === 1 ? '1 order waits.' : `${orders.length} orders wait.`)
}
