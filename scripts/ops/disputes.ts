import { z } from 'zod'
import {
  closeDispute,
  type Desk,
  holdPurchase,
  listDisputes,
  releaseDispute,
} from '#features/checkout/server/payments/disputes/list-disputes.ts'
import { systemClock } from '#platform/server/clock.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { withCommandQueue } from '#platform/server/jobs/command-queue.ts'
import { madridDay } from '#platform/time/dates.ts'
import { eventHandlers, jobs, soldKinds } from '#site/features.ts'
import { type Scene, withDatabase } from './with-database.ts'

const ends = {
  release: { end: releaseDispute, done: 'Released.' },
  close: { end: closeDispute, done: 'Closed. What had not been enjoyed is cancelled.' },
}

export const disputes = withDatabase(async (scene, command = 'list', which = '') => {
  const { db, config, print } = scene
  if (command === 'list') return list(scene)
  const decide = <Answer>(act: (desk: Desk) => Promise<Answer>) =>
    withCommandQueue(db, jobs, (queue) =>
      act({ db, config, clock: systemClock, kinds: soldKinds, events: eventHandlers, queue }),
    )
  if (command === 'hold') {
    refuseUnless(await decide((desk) => holdPurchase(desk, which.trim().toUpperCase())))
    return print('On hold.')
  }
  if (command !== 'release' && command !== 'close')
    throw new BadSettings('Say list, hold <locator>, release <uuid> or close <uuid>.')
  if (!z.uuid().safeParse(which).success) throw new BadSettings('Say which one, by the uuid in the list.')
  const { end, done } = ends[command]
  refuseUnless(await decide((desk) => end(desk, which)))
  print(done)
})

function refuseUnless(result: { ok: true } | { ok: false; error: string }) {
  if (result.ok) return
  throw new BadSettings(
    result.error === 'held'
      ? 'It is on hold already.'
      : 'There is no such one. npm run ops -- disputes lists what there is.',
  )
}

async function list({ db, print }: Scene) {
  const open = await listDisputes({ db, kinds: soldKinds })
  for (const { uuid, openedAt, kind, state, provider, order, name, locator, items, reached } of open) {
    const about = provider ? `${provider} ${order} ${name}` : ''
    print(`${uuid}  ${madridDay(openedAt)}  ${kind} ${state}  ${locator}  ${items.join(', ')}  ${about}`.trimEnd())
    for (const bought of reached) print(`  bought with it: ${bought.locator}  ${bought.items.join(', ')}`)
  }
  print(open.length === 1 ? '1 payment is disputed.' : `${open.length} payments are disputed.`)
}
