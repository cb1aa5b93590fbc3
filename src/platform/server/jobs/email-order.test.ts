import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { emailSubjects, jobs } from '#site/features.ts'
import { pay, readyPurchase, someGoods } from '#tests/builders/a-purchase.ts'
import { queueScene } from '#tests/jobs/a-queue.ts'
import { longestWait, putBackOutOfTurn } from './email-order.ts'
import type { JobPayloads, QueuedJobName } from './payloads.ts'
import { makeQueue } from './queue.ts'

const { services, bank, boss } = await queueScene()
const start = new Date('2026-11-15T11:00:00Z')
let now = start
const clock = { now: () => now }
const queue = makeQueue(boss, clock)
const later = (milliseconds: number) => {
  now = new Date(start.getTime() + milliseconds)
}

beforeEach(async () => {
  now = start
  await services.db.execute('delete from pgboss.job')
})

async function twoVouchers() {
  const { uuid } = await readyPurchase(services, {}, someGoods(services, 2))
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await services.db.execute('delete from pgboss.job')
  const [first, second] = await vouchersOf(services.db, uuid)
  if (!first || !second) throw new Error('not bought')
  return { purchase: uuid, first: first.uuid, second: second.uuid }
}

const ask = <Name extends QueuedJobName>(job: Name, payload: JobPayloads[Name], about?: string) =>
  services.db.transaction((tx) => queue.add(tx, job, payload, about ? { about } : {}))

const emailNames = jobs.filter(({ email }) => email).map(({ name }) => name)

function putBack(name: string, due: Parameters<typeof putBackOutOfTurn>[2]) {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  return putBackOutOfTurn({ services: { ...services, clock }, boss, emailNames, subjects: emailSubjects }, job, due)
}

/** The next e-mail of that kind, and whether it had to go back. */
async function take(name: 'send-voucher-cancelled' | 'send-gift' | 'send-voucher-extended' | 'send-refunded') {
  const [job] = await boss.fetch<never>(name)
  if (!job) return null
  const waiting = await putBack(name, [job])
  return { id: job.id, isPutBack: waiting.has(job.id) }
}

test('an e-mail waits while an earlier one about the same voucher is undelivered, and goes when it is', async () => {
  const { first } = await twoVouchers()
  await ask('send-voucher-extended', { voucher: first, before: '2027-01-01' })
  later(1000)
  await ask('send-voucher-cancelled', { voucher: first })
  const cancelled = await take('send-voucher-cancelled')
  expect(cancelled).toMatchObject({ isPutBack: true })
  await boss.complete('send-voucher-cancelled', cancelled?.id ?? '')
  // It comes again by itself, and not before some seconds.
  const { rows: again } = await services.db.execute(
    `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
     where name = 'send-voucher-cancelled' and state = 'created'`,
  )
  expect(again).toEqual([{ seconds: 2 }])
  await services.db.execute(`update pgboss.job set start_after = now() where name = 'send-voucher-cancelled'`)
  const [extended] = await boss.fetch<never>('send-voucher-extended')
  expect(await putBack('send-voucher-extended', extended ? [extended] : [])).toEqual(new Set())
  // While the earlier one is under way, and while it waits for another try.
  const second = await take('send-voucher-cancelled')
  expect(second).toMatchObject({ isPutBack: true })
  await boss.complete('send-voucher-cancelled', second?.id ?? '')
  await boss.fail('send-voucher-extended', extended?.id ?? '')
  await services.db.execute(`update pgboss.job set start_after = now() where name = 'send-voucher-cancelled'`)
  const third = await take('send-voucher-cancelled')
  expect(third).toMatchObject({ isPutBack: true })
  await boss.complete('send-voucher-cancelled', third?.id ?? '')
  await services.db.execute(`update pgboss.job set state = 'completed' where name = 'send-voucher-extended'`)
  await services.db.execute(`update pgboss.job set start_after = now() where name = 'send-voucher-cancelled'`)
  expect(await take('send-voucher-cancelled')).toMatchObject({ isPutBack: false })
})

test('the earlier one waits for nobody', async () => {
  const { first } = await twoVouchers()
  await ask('send-voucher-extended', { voucher: first, before: '2027-01-01' })
  later(1000)
  await ask('send-voucher-cancelled', { voucher: first })
  expect(await take('send-voucher-extended')).toMatchObject({ isPutBack: false })
})

test("another voucher's e-mails, of the same order too, hold up nothing", async () => {
  const { first, second } = await twoVouchers()
  await ask('send-voucher-extended', { voucher: first, before: '2027-01-01' })
  later(1000)
  await ask('send-voucher-cancelled', { voucher: second })
  expect(await take('send-voucher-cancelled')).toMatchObject({ isPutBack: false })
})

test('the confirmation of the order comes first', async () => {
  const { purchase, first } = await twoVouchers()
  await ask('send-order', { purchase })
  later(1000)
  await ask('send-voucher-cancelled', { voucher: first })
  expect(await take('send-voucher-cancelled')).toMatchObject({ isPutBack: true })
})

test('a present does not wait for the confirmation, which somebody else reads', async () => {
  const { purchase } = await twoVouchers()
  await ask('send-order', { purchase })
  later(1000)
  await ask('send-gift', { purchase })
  expect(await take('send-gift')).toMatchObject({ isPutBack: false })
})

test('that money is on its way is told after that the voucher was cancelled', async () => {
  const { first } = await twoVouchers()
  await ask('send-voucher-cancelled', { voucher: first })
  later(1000)
  await ask('send-refunded', { refund: randomUUID() }, first)
  expect(await take('send-refunded')).toMatchObject({ isPutBack: true })
})

test('one that is stuck holds up the next for ten minutes at most', async () => {
  const { first } = await twoVouchers()
  await ask('send-voucher-extended', { voucher: first, before: '2027-01-01' })
  later(1000)
  await ask('send-voucher-cancelled', { voucher: first })
  later(1000 + longestWait)
  expect(await take('send-voucher-cancelled')).toMatchObject({ isPutBack: false })
})

test('a present that leaves on a later day is not waited for', async () => {
  const { purchase, first } = await twoVouchers()
  await services.db.transaction((tx) =>
    queue.add(tx, 'send-gift', { purchase }, { notBefore: new Date(Date.now() + 86_400_000) }),
  )
  later(1000)
  await ask('send-voucher-cancelled', { voucher: first })
  expect(await take('send-voucher-cancelled')).toMatchObject({ isPutBack: false })
})
