import { systemClock } from '#platform/server/clock.ts'
import type { RunOnDatabase, Scene } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { madridDay } from '#platform/time/dates.ts'
import { notedPaymentMode } from '../server/payments/noted-payment-mode.ts'
import { listPostalOrders, markPosted } from '../server/purchases/fulfilment/postal-orders.ts'

export const postal: RunOnDatabase = async (scene, command = 'list', locator = '') => {
  const { db, print } = scene
  if (command === 'list') return list(scene)
  if (command !== 'sent' || !locator) throw new BadSettings('Say list, or sent <locator>.')
  const marked = await markPosted({ db, clock: systemClock }, locator)
  if (!marked.ok) throw new BadSettings('No such order waits. npm run ops -- postal lists those that do.')
  print('Off the list.')
}

async function list({ db, config, print, loadShop }: Scene) {
  const { kinds } = await loadShop()
  const paymentMode = await notedPaymentMode({ db, config })
  const orders = await listPostalOrders({ db, clock: systemClock, kinds, config: { paymentMode } })
  for (const { locator, since, postal, items } of orders) {
    print(`${locator}  ${madridDay(since)}  ${items.join(', ')}`)
    if (postal)
      print(`  ${postal.recipient}\n  ${postal.address}\n  ${postal.postalCode} ${postal.city} (${postal.country})\n`)
  }
  print(orders.length === 1 ? '1 order waits.' : `${orders.length} orders wait.`)
}
