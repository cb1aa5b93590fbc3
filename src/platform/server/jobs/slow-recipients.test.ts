import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Email } from '#platform/emails/mail-transport.ts'
import { jobs } from '#site/features.ts'
import { aVoucher } from '#tests/builders/a-voucher.ts'
import { jobsIn, queueScene } from '#tests/jobs/a-queue.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { startJobs } from './start-jobs.ts'

const { services, bank, boss } = await queueScene()

test('recipients that hang hold up those after them for seconds, and get their e-mail once', async () => {
  const cancelAtProvider = Promise.withResolvers<void>()
  const delivered: string[] = []
  services.mail = {
    send: async ({ to }: Email) => {
      if (to.email.startsWith('slow')) await cancelAtProvider.promise
      delivered.push(to.email)
    },
  }
  const all = (name: string, count: number) =>
    Array.from({ length: count }, (_, number) => `${name}${number}@correo.example`)
  const [slow, honest] = [all('slow', 3), all('honest', 10)]
  for (const email of [...slow, ...honest]) {
    await aVoucher(services, bank, { email, confirmEmail: email })
    await services.db.transaction((tx) =>
      services.queue.add(tx, 'send-my-vouchers', { email, language: 'es', requestId: randomUUID() }),
    )
  }
  await services.db.execute(`delete from pgboss.job where name = 'send-order'`)
  // They are tried again when this test says so.
  await services.db.execute('update pgboss.job set retry_delay = 3600')
  await startJobs(services, { boss, jobs }, { patience: 200 })
  await waitUntil(() => expect(delivered.toSorted()).toEqual(honest.toSorted()))
  // They are looked at again, unless they have left by then.
  expect(await jobsIn(boss, 'send-my-vouchers', 'retry')).toHaveLength(3)
  cancelAtProvider.resolve()
  await waitUntil(() => expect(delivered).toHaveLength(13))
  await services.db.execute(`update pgboss.job set start_after = now() where state = 'retry'`)
  await waitUntil(async () => expect(await jobsIn(boss, 'send-my-vouchers', 'completed')).toHaveLength(13))
  expect(delivered).toHaveLength(13)
})
