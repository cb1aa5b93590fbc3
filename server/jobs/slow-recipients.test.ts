import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { Email } from '#domain/emails/mail-transport.ts'
import { jobsIn, queueScene } from '#tests/a-queue.ts'
import { aVoucher } from '#tests/a-voucher.ts'
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
      services.queue.add(tx, 'send-my-vouchers', { email, language: 'es', wish: randomUUID() }),
    )
  }
  await services.db.execute(`delete from pgboss.job where name = 'send-order'`)
  await startJobs(services, { boss }, { patience: 200 })
  const wanted = { timeout: 15_000, interval: 50 }
  await vi.waitFor(() => expect(delivered.toSorted()).toEqual(honest.toSorted()), wanted)
  // They are looked at again, unless they have left by then.
  expect(await jobsIn(boss, 'send-my-vouchers', 'retry')).toHaveLength(3)
  cancelAtProvider.resolve()
  await vi.waitFor(() => expect(delivered).toHaveLength(13), wanted)
  await services.db.execute(`update pgboss.job set start_after = now() where state = 'retry'`)
  await vi.waitFor(async () => expect(await jobsIn(boss, 'send-my-vouchers', 'completed')).toHaveLength(13), wanted)
  expect(delivered).toHaveLength(13)
}, 60_000)
