import { z } from 'zod'
import type { RunOnDatabase, Scene } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { listUndelivered, sendAgain } from '#platform/server/jobs/command-queue.ts'

export const emails: RunOnDatabase = async (scene, command = 'list', id = '') => {
  const { db, print } = scene
  if (command === 'list') return list(scene)
  if (command !== 'send' || (id !== 'all' && !z.uuid().safeParse(id).success)) {
    throw new BadSettings('Say list, send <id>, or send all.')
  }
  const ids = id === 'all' ? (await listUndelivered(db)).map((email) => email.id) : [id]
  for (const one of ids) {
    if (!(await sendAgain(db, one)))
      throw new BadSettings('No such e-mail waits. npm run ops -- emails lists those that do.')
  }
  print(ids.length === 1 ? 'It is tried again.' : `${ids.length} are tried again.`)
}

async function list({ db, print }: Scene) {
  const undelivered = await listUndelivered(db)
  for (const { id, requestedAt, job, about, tries, error } of undelivered) {
    print(`${id}  ${requestedAt.toISOString()}  ${job} ${about}  ${tries === 1 ? '1 try' : `${tries} tries`}  ${error}`)
  }
  print(undelivered.length === 1 ? '1 e-mail is undelivered.' : `${undelivered.length} e-mails are undelivered.`)
}
