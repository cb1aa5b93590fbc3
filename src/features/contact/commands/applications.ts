import { systemClock } from '#platform/server/clock.ts'
import type { RunOnDatabase, Scene } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { madridDay } from '#platform/time/dates.ts'
import { listApplications, markAnswered } from '../server/list-applications.ts'

export const applications: RunOnDatabase = async (scene, command = 'list', ticket = '') => {
  const { db, print } = scene
  if (command === 'list') return list(scene)
  if (command !== 'answered' || !ticket) throw new BadSettings('Say list, or answered <number>.')
  const isMarked = await markAnswered({ db, clock: systemClock }, ticket)
  if (!isMarked) throw new BadSettings('No such application waits. npm run ops -- applications lists those that do.')
  print('Off the list.')
}

async function list({ db, print }: Scene) {
  const waiting = await listApplications({ db })
  for (const one of waiting) {
    print(`${one.ticket}  ${madridDay(one.createdAt)}  ${one.venue}, ${one.place} (${one.language}) ${one.web}`)
    print(`  ${one.name}  ${one.email}  ${one.phone}`)
    for (const text of [one.services, one.message]) if (text) print(`  ${text.replaceAll('\n', '\n  ')}`)
    print('')
  }
  print(waiting.length === 1 ? '1 spa waits.' : `${waiting.length} spas wait.`)
}
