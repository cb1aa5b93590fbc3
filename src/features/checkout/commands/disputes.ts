import { z } from 'zod'
import { systemClock } from '#platform/server/clock.ts'
import type { RunOnDatabase, Scene } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { withCommandQueue } from '#platform/server/jobs/command-queue.ts'
import { madridDay } from '#platform/time/dates.ts'
import {
  closeDispute,
  type Desk,
  holdPurchase,
  listDisputes,
  releaseDispute,
} from '../server/payments/disputes/list-disputes.ts'

const ends = {
  release: { end: releaseDispute, done: 'Released.' },
  close: { end: closeDispute, done: 'Closed. What had not been enjoyed is cancelled.' },
}

export const disputesCommand: RunOnDatabase = async (scene, command = 'list', which = '') => {
  const { db, config, print } = scene
  if (command === 'list') return list(scene)
  const { jobs, ...shop } = await scene.loadShop()
  const decide = <Answer>(act: (desk: Desk) => Promise<Answer>) =>
    withCommandQueue(db, jobs, (queue) => act({ db, config, clock: systemClock, ...shop, queue }))
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
}

function refuseUnless(result: { ok: true } | { ok: false; error: string }) {
  if (result.ok) return
  throw new BadSettings(
    result.error === 'held'
      ? 'It is on hold already.'
      : 'There is no such one. npm run ops -- disputes lists what there is.',
  )
}

async function list({ db, print, loadShop }: Scene) {
  const { kinds } = await loadShop()
  const open = await listDisputes({ db, kinds })
  for (const { uuid, openedAt, kind, state, provider, order, name, locator, items, reached } of open) {
    const about = provider ? `${provider} ${order} ${name}` : ''
    print(`${uuid}  ${madridDay(openedAt)}  ${kind} ${state}  ${locator}  ${items.join(', ')}  ${about}`.trimEnd())
    for (const bought of reached) print(`  bought with it: ${bought.locator}  ${bought.items.join(', ')}`)
  }
  print(open.length === 1 ? '1 payment is disputed.' : `${open.length} payments are disputed.`)
}
