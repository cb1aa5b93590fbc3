import { z } from 'zod'
import { formatMoney } from '#platform/i18n/format.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { RunOnDatabase, Scene } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { madridDay } from '#platform/time/dates.ts'
import { listUnreleased } from '../server/payments/authorizations/unwanted.ts'
import { listRefusedRefunds, markRefundPaid } from '../server/payments/refunds/refused-refunds.ts'

export const refundsCommand: RunOnDatabase = async (scene, command = 'list', uuid = '') => {
  const { db, print } = scene
  if (command === 'list') return list(scene)
  if (command !== 'paid' || !z.uuid().safeParse(uuid).success) throw new BadSettings('Say list, or paid <uuid>.')
  const marked = await markRefundPaid({ db, clock: systemClock }, uuid)
  if (!marked.ok) throw new BadSettings('No such refund is owed. npm run ops -- refunds lists those that are.')
  print('Off the list.')
}

async function list(scene: Scene) {
  const { db, print } = scene
  const listed = await listRefusedRefunds({ db, clock: systemClock })
  for (const { uuid, amount, currency, state, isHeld, since, method, order, locator, buyer } of listed) {
    const what = isHeld ? 'disputed, not owed while it is' : state === 'refused' ? 'refused' : 'left open'
    const money = formatMoney({ amount, currency })
    print(`${uuid}  ${madridDay(since)}  ${money}  ${what}  ${method} ${order}  ${locator}  ${buyer}`)
  }
  const owed = listed.filter(({ isHeld }) => !isHeld)
  print(owed.length === 1 ? '1 refund is owed.' : `${owed.length} refunds are owed.`)
  await listAuthorized(scene)
}

async function listAuthorized({ db, print }: Scene) {
  const unreleased = await listUnreleased({ db, clock: systemClock })
  for (const { order, amount, currency, authorizedAt, method, locator, buyer } of unreleased) {
    const since = authorizedAt ? madridDay(authorizedAt) : ''
    print(`${order}  ${since}  ${formatMoney({ amount, currency })}  not released  ${method}  ${locator}  ${buyer}`)
  }
  if (unreleased.length > 0) print(`${unreleased.length} to be released on the provider's own pages.`)
}
