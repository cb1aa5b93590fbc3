import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Email, RecipientRefused } from '#platform/emails/mail-transport.ts'
import { jobs } from '#site/features.ts'
import { makeMetrics } from '#site/server/http/metrics.ts'
import { pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { jobsIn, queueScene } from '#tests/jobs/a-queue.ts'
import { longEnough, waitUntil } from '#tests/wait-until.ts'
import { listUndelivered, sendAgain } from './command-queue.ts'
import { startJobs } from './start-jobs.ts'

async function mailScene() {
  const scene = await queueScene()
  const { services, bank } = scene
  /** What the mail server does with an address, until somebody mends it. */
  const server = new Map<string, () => Promise<void>>()
  const delivered: string[] = []
  services.mail = {
    send: async ({ to }: Email) => {
      await server.get(to.email)?.()
      delivered.push(to.email)
    },
  }
  async function buy(email: string) {
    const { uuid } = await readyPurchase(services, { email, confirmEmail: email })
    bank.willSay({ state: 'paid' })
    await pay(services, uuid)
    return uuid
  }
  return { ...scene, server, delivered, buy }
}
const crowd = await mailScene()
const hopeless = await mailScene()

const refusing = (error: Error) => async () => {
  throw error
}

test('one bad recipient delays nobody, is logged, counted, and stands in the list once it is given up', async () => {
  const { services, boss, lines, logged, server, delivered, buy } = crowd
  const honest = Array.from({ length: 20 }, (_, number) => `buyer${number}@correo.example`)
  server.set('busy@correo.example', refusing(new Error('Mail not accepted: EENVELOPE 450')))
  server.set('nobody@correo.example', refusing(new RecipientRefused('Mail not accepted: EENVELOPE 550')))
  let cancelAtProvider = () => {}
  server.set('slow@correo.example', () => new Promise<void>((resolve) => (cancelAtProvider = resolve)))
  const bad = { busy: '', nobody: '', slow: '' }
  for (const [number, email] of honest.entries()) {
    if (number === 1) bad.busy = await buy('busy@correo.example')
    if (number === 2) bad.nobody = await buy('nobody@correo.example')
    if (number === 3) bad.slow = await buy('slow@correo.example')
    await buy(email)
  }
  // This test is over before the next try, and before a slow server is no longer waited for.
  await services.db.execute('update pgboss.job set retry_delay = 3600')
  await startJobs(services, { boss, jobs }, { patience: longEnough })
  await waitUntil(() => expect(delivered.toSorted()).toEqual(honest.toSorted()))
  cancelAtProvider()
  await waitUntil(() => expect(delivered).toContain('slow@correo.example'))

  // What may pass is tried again later; what won't is not.
  await waitUntil(async () => expect(await listUndelivered(services.db)).toHaveLength(1))
  expect(await jobsIn(boss, 'send-order', 'retry')).toMatchObject([{ data: { purchase: bad.busy }, retryCount: 0 }])
  expect(await listUndelivered(services.db)).toEqual([
    {
      id: expect.any(String),
      job: 'send-order',
      about: bad.nobody,
      requestedAt: expect.any(Date),
      tries: 1,
      error: 'Mail not accepted: EENVELOPE 550',
    },
  ])

  const failures = lines().filter(({ job }) => job === 'send-order')
  expect(failures).toHaveLength(2)
  for (const failure of failures) expect(failure).toMatchObject({ level: 'error', id: expect.any(String), try: 1 })
  expect(failures.map(({ msg }) => msg).toSorted()).toEqual(['job failed', 'job given up'])
  expect(logged.join()).not.toMatch(/@correo/)
  const figures = await makeMetrics(() => ({ spas: 0, services: 0 }), services.jobCounts).registry.metrics()
  expect(figures).toContain('jobs_total{job="send-order",outcome="failed"} 1')
  expect(figures).toContain('jobs_total{job="send-order",outcome="given-up"} 1')
  expect(figures).toContain('jobs_total{job="send-order",outcome="done"} 21')

  // Somebody has mended the address.
  server.delete('nobody@correo.example')
  const [waiting] = await listUndelivered(services.db)
  expect(await sendAgain(services.db, waiting?.id ?? '')).toBe(true)
  expect(await sendAgain(services.db, waiting?.id ?? '')).toBe(false)
  expect(await sendAgain(services.db, randomUUID())).toBe(false)
  await waitUntil(() => expect(delivered).toContain('nobody@correo.example'))
  expect(await listUndelivered(services.db)).toEqual([])
})

test('after its last try an e-mail stands in the list', async () => {
  const { services, boss, server, buy } = hopeless
  server.set('never@correo.example', refusing(new Error('Mail not accepted: EENVELOPE 450')))
  const purchase = await buy('never@correo.example')
  // Its day is over at the next try.
  await services.db.execute(`update pgboss.job set retry_limit = 0 where data->>'purchase' = '${purchase}'`)
  await startJobs(services, { boss, jobs })
  await waitUntil(async () =>
    expect(await listUndelivered(services.db)).toMatchObject([{ about: purchase, job: 'send-order' }]),
  )
})
