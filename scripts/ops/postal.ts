import { notedPaymentMode } from '#features/checkout/server/payments/noted-payment-mode.ts'
import { listPostalOrders, markPosted } from '#features/checkout/server/purchases/fulfilment/postal-orders.ts'
import { systemClock } from '#platform/server/clock.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { madridDay } from '#platform/time/dates.ts'
import { type Scene, withDatabase } from './with-database.ts'

export const postal = withDatabase(async (scene, command = 'list', locator = '') => {
  const { db, print } = scene
  if (command === 'list') return list(scene)
  if (command !== 'sent' || !locator) throw new BadSettings('Say list, or sent <locator>.')
  const marked = await markPosted({ db, clock: systemClock }, locator)
  if (!marked.ok) throw new BadSettings('No such order waits. npm run ops -- postal lists those that do.')
  print('Off the list.')
})

async function list({ db, config, print }: Scene) {
  // Most of what the shop sells with comes along: only the list needs it.
  const { soldKinds: kinds } = await import('#site/features.ts')
  const paymentMode = await notedPaymentMode({ db, config })
  const orders = await listPostalOrders({ db, clock: systemClock, kinds, config: { paymentMode } })
  for (const { locator, since, postal, items } of orders) {
    print(`${locator}  ${madridDay(since)}  ${items.join(', ')}`)
    if (postal)
      print(`  ${postal.recipient}\n  ${postal.address}\n  ${postal.postalCode} ${postal.city} (${postal.country})\n`)
  }
  print(orders.length === 1 ? '1 order waits.' : `${orders.length} orders wait.`)
}
