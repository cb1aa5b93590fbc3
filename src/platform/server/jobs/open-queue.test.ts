import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeLog } from '#platform/server/log.ts'
import { jobs } from '#site/features.ts'
import { jobsIn, queueScene } from '#tests/jobs/a-queue.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { openQueue } from './open-queue.ts'
import { undeliveredEmails } from './queue-options.ts'

const { services, boss, connectionString } = await queueScene()

test('e-mails that an earlier version queued are tried as long as ours, and listed when they are given up', async () => {
  await services.db.transaction((tx) =>
    services.queue.add(tx, 'send-gift', { purchase: randomUUID() }, { notBefore: new Date('2036-12-24') }),
  )
  const [before] = await boss.findJobs('send-gift')
  await services.db.execute('update pgboss.job set dead_letter = null, retry_limit = 12, retry_delay_max = null')
  await (await openQueue(connectionString, services.log, jobs)).close()
  const after = await boss.findJobs('send-gift')
  expect(after).toEqual([before])
  expect(after).toMatchObject([{ deadLetter: undeliveredEmails, retryLimit: 16 }])
})

test('a connection that is cut off when the queue has closed is no error', async () => {
  const told: string[] = []
  const log = makeLog('error', { write: (line: string) => void told.push(JSON.parse(line).err.message) })
  const open = await openQueue(connectionString, log, jobs)
  open.boss.emit('error', new Error('cut off'))
  await open.close()
  open.boss.emit('error', new Error('cut off as it ended'))
  expect(told).toEqual(['cut off'])
})

test('who works on jobs is told of each, and need not look for it', async () => {
  const anHour = 3600
  const seen: string[] = []
  const hardlyLooks = { notifyPollingIntervalSeconds: anHour, pollingIntervalSeconds: anHour }
  await boss.work<{ purchase: string }>(
    'undo-order',
    hardlyLooks,
    async ([job]) => void seen.push(job?.data.purchase ?? ''),
  )
  const added: string[] = []
  // Not the first alone: it may be there before the worker has begun.
  for (const purchase of [randomUUID(), randomUUID(), randomUUID()]) {
    await services.db.transaction((tx) => services.queue.add(tx, 'undo-order', { purchase }))
    added.push(purchase)
    await waitUntil(() => expect(seen).toEqual(added))
    await waitUntil(async () => expect(await jobsIn(boss, 'undo-order', 'completed')).toHaveLength(added.length))
  }
  await boss.offWork('undo-order')
})
