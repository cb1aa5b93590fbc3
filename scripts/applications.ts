/**
 * Spas that would like to be sold here: `npm run applications` lists those that wait for an answer, `npm run applications
 * -- answered <number>` takes one off the list. The server may run or not.
 */
import { madridDay } from '#domain/dates.ts'
import { systemClock } from '#server/clock.ts'
import { BadSettings } from '#server/config.ts'
import { listApplications, markAnswered } from '#server/contact/list-applications.ts'
import type { Database } from '#server/db/client.ts'
import { withDatabase } from './with-database.ts'

const [command = 'list', ticket = ''] = process.argv.slice(2)

await withDatabase(async (db) => {
  if (command === 'list') return list(db)
  if (command !== 'answered' || !ticket) throw new BadSettings('Say list, or answered <number>.')
  const isMarked = await markAnswered({ db, clock: systemClock }, ticket)
  if (!isMarked) throw new BadSettings('No such application waits. npm run applications lists those that do.')
  console.log('Off the list.')
})

async function list(db: Database) {
  const waiting = await listApplications({ db })
  for (const one of waiting) {
    console.log(`${one.ticket}  ${madridDay(one.createdAt)}  ${one.venue}, ${one.place} (${one.language}) ${one.web}`)
    console.log(`  ${one.name}  ${one.email}  ${one.phone}`)
    for (const text of [one.services, one.message]) if (text) console.log(`  ${text.replaceAll('\n', '\n  ')}`)
    console.log('')
  }
  console.log(waiting.length === 1 ? '1 spa waits.' : `${waiting.length} spas wait.`)
}
