import { execFile } from 'node:child_process'
import { format } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notePaymentMode } from '#features/checkout/server/payments/noted-payment-mode.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { funnelDays } from '#features/tracking/server/schema.ts'
import { bookWithVoucher } from '#features/vouchers/server/hours/voucher-pays-hours.ts'
import { openQueue } from '#platform/server/jobs/open-queue.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { jobs } from '#site/features.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { look, putPurchase } from '#tests/builders/a-purchase.ts'
import { aVoucher, voucherScene } from '#tests/builders/a-voucher.ts'
import { runOps } from './run-ops.ts'

const { services, bank, connectionString, start, setNow } = await voucherScene()
await (await openQueue(connectionString, services.log, jobs)).close()
// As a server leaves its database behind.
beforeEach(() => notePaymentMode(services))

/** From a shell that knows where the database is, and nothing of the server's keys. */
const shell = {
  PUBLIC_URL: 'https://calmaria.example',
  DATABASE_URL: connectionString.replace('@/', '@localhost/'),
  SIGNING_SECRET: 's'.repeat(32),
}
const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }

/** What it says and complains of, as it stands on the screen. */
async function command(
  name: string,
  args: string[],
  env: Record<string, string>,
  stopping = new AbortController().signal,
) {
  const said: string[] = []
  const write = (what: unknown) => void said.push(`${format(what)}\n`)
  const given = { LOG_LEVEL: 'silent', ...env }
  const code = await runOps({ env: given, args: [name, ...args], print: write, complain: write, stopping })
  return { code, said: said.join('') }
}

const said = async (...asked: Parameters<typeof command>) => (await command(...asked)).said

const readsAll = ['refunds', 'disputes', 'emails', 'applications', 'newsletter', 'postal', 'reviews', 'funnel'] as const

test.each(readsAll)('%s needs no keys', async (name) => {
  const { code, said } = await command(name, [], shell)
  expect(said).not.toContain('These settings are not right')
  expect(code).toBe(0)
})

test('a database that does not exist is told in a sentence, without its password', async () => {
  const url = new URL(shell.DATABASE_URL)
  url.pathname = '/nothing'
  url.password = 'secreto'
  const { code, said } = await command('refunds', [], { ...shell, DATABASE_URL: url.href })
  expect(code).toBe(1)
  expect(said).toBe(
    'The database of DATABASE_URL (localhost/nothing) does not exist. Create it, empty, or name another one.\n',
  )
})

test.each([
  { args: [], code: 0, says: /^\d+ refunds are owed\.\n$/, complains: /^$/ },
  { args: ['pay'], code: 1, says: /^$/, complains: /^Say list, or paid <uuid>\.\n$/ },
])('as a process, npm run ops -- refunds $args ends with $code', async ({ args, code, says, complains }) => {
  const ended = await runNpm(['run', '--silent', 'ops', '--', 'refunds', ...args])
  expect(ended).toEqual({ code, says: expect.stringMatching(says), complains: expect.stringMatching(complains) })
})

const runNpm = (args: string[]) =>
  new Promise<{ code: unknown; says: string; complains: string }>((resolve) => {
    const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...shell }
    execFile('npm', args, { env }, (error, says, complains) => resolve({ code: error?.code ?? 0, says, complains }))
  })

test('refunds names money that should have been released and was not', async () => {
  await aVoucher(services, bank)
  const [attempt] = await services.db.select().from(paymentAttempts)
  const authorizedAt = new Date(Date.now() - 25 * 60 * 60_000)
  const unreleased = { state: 'authorized', authorizedAt } as const
  const which = eq(paymentAttempts.uuid, attempt?.uuid ?? '')
  await services.db.update(paymentAttempts).set(unreleased).where(which)
  expect(await said('refunds', [], shell)).toMatch(new RegExp(`${attempt?.order} .* not released .* card`))
  await services.db.update(paymentAttempts).set({ state: 'released' }).where(which)
  expect(await said('refunds', [], shell)).not.toContain('not released')
})

test('what is play money is as the server was started, whatever the shell of the command says', async () => {
  const voucher = await aVoucher(services, bank)
  await notePaymentMode({ db: services.db, config: { ...services.config, paymentMode: 'live' } })
  expect(await said('redeem', [voucher.reference], shell)).toContain('play money')
  await notePaymentMode(services)
  expect(await said('redeem', [voucher.reference], shell)).toContain('Redeemed')
})

test('redeem names the hour for which a voucher is reserved', async () => {
  // The command goes by the clock of the machine.
  setNow(new Date())
  const voucher = await aVoucher(services, bank)
  await makeBookable(services, voucher.serviceUuid)
  const day = addDays(madridDay(new Date()), 7)
  const booked = await bookWithVoucher(services, voucher, { day, time: '17:00' })
  expect(booked.ok).toBe(true)
  const [year, month, date] = day.split('-')
  setNow(start)
  expect(await said('redeem', [voucher.reference], shell)).toContain(
    `Not redeemed. It is reserved for ${Number(date)}-${month}-${year} at 17:00 at ${voucher.spaName}, and can be redeemed on that day.`,
  )
})

test('funnel shows what was bought today, by channel or as a file, and says what it can not read', async () => {
  setNow(new Date())
  await services.db.delete(funnelDays)
  await services.db.update(purchases).set({ origin: null })
  const { purchaseUuid } = await aVoucher(services, bank)
  await putPurchase(services, purchaseUuid, { origin: { channel: 'mail', campaign: '-1+2', language: 'pt' } })
  setNow(start)
  const table = await said('funnel', ['--by', 'channel'], shell)
  expect(table).toMatch(/^mail +0 +1 +1 +100\.0 +1 +100\.0 +1 +100\.0$/m)
  const csv = await said('funnel', ['--by', 'campaign', '--csv'], shell)
  expect(csv).toBe(
    "campaign,views,starts,%,buyers,%,payments,%,confirmed,%\n'-1+2,0,1,,1,100.0,1,100.0,1,100.0\ntotal,0,1,,1,100.0,1,100.0,1,100.0\n",
  )
  expect(await said('funnel', ['--to', '2026-02-30'], shell)).toBe(
    '--to takes a day as YYYY-MM-DD, such as 2026-11-18.\n',
  )
  expect(await said('funnel', ['--from', '2026-03-02', '--to', '2026-03-01'], shell)).toContain('comes after')
  expect(await said('funnel', ['--by', 'buyer'], shell)).toBe(
    '--by takes one of day, language, channel, campaign, kind.\n',
  )
  expect(await said('funnel', ['--since', 'monday'], shell)).toContain('Say npm run ops -- funnel')
})

test('the demo catalogue takes no place beside real payments', async () => {
  const mail = { MAIL_URL: 'smtp://mail.example' }
  expect(await said('seed', [], { ...shell, ...mail, ...keys })).toContain('real payments')
  // Nor where only the server has the keys.
  await notePaymentMode({ db: services.db, config: { ...services.config, paymentMode: 'live' } })
  expect(await said('seed', [], { ...shell, SANDBOX: 'on' })).toContain('real payments')
})

test('an operator holds a purchase and closes its dispute, and what follows is left to the server', async () => {
  const { reference, purchaseUuid } = await aVoucher(services, bank)
  const { locator } = await look(services, purchaseUuid)
  expect(await said('disputes', ['hold', locator], shell)).toBe('On hold.\n')
  expect(await said('disputes', ['hold', locator], shell)).toContain('It is on hold already.')
  const listed = await said('disputes', [], shell)
  expect(listed).toContain(`${locator}  ${reference} activated`)
  const uuid =
    listed
      .split('\n')
      .find((line) => line.includes(locator))
      ?.slice(0, 36) ?? ''
  expect(await said('disputes', ['close', uuid], shell)).toBe('Closed. What had not been enjoyed is cancelled.\n')
  const { rows } = await services.db.execute(
    sql`select name from pgboss.job where data->>'purchase' = ${purchaseUuid} and name = 'send-purchase-withdrawn'`,
  )
  expect(rows).toHaveLength(1)
})
