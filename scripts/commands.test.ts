import { execFile } from 'node:child_process'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { addDays, madridDay } from '#domain/dates.ts'
import { bookWithVoucher } from '#server/bookings/without-paying/book-with-voucher.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { notePaymentMode } from '#server/noted-payment-mode.ts'
import { makeBookable } from '#tests/a-bookable.ts'
import { aVoucher, voucherScene } from '#tests/a-voucher.ts'

vi.setConfig({ testTimeout: 60_000 })

const { services, bank, connectionString, start, setNow } = await voucherScene()

/** From a shell that knows where the database is, and nothing of the server's keys. */
const shell = {
  PUBLIC_URL: 'https://calmaria.example',
  DATABASE_URL: connectionString.replace('@/', '@localhost/'),
  SIGNING_SECRET: 's'.repeat(32),
}
const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }

const command = (script: string, args: string[], env: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const given = { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env }
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env: given }, (_, output, errors) =>
      resolve(output + errors),
    )
  })

test.each(['refunds', 'disputes', 'emails', 'applications', 'newsletter', 'postal', 'reviews'])(
  'npm run %s needs no keys',
  async (script) => {
    expect(await command(script, [], shell)).not.toContain('These settings are not right')
  },
)

test('npm run refunds names money that should have been released and was not', async () => {
  await aVoucher(services, bank)
  const [attempt] = await services.db.select().from(paymentAttempts)
  const authorizedAt = new Date(Date.now() - 25 * 60 * 60_000)
  const unreleased = { state: 'authorized', authorizedAt } as const
  const which = eq(paymentAttempts.uuid, attempt?.uuid ?? '')
  await services.db.update(paymentAttempts).set(unreleased).where(which)
  expect(await command('refunds', [], shell)).toMatch(new RegExp(`${attempt?.order} .* not released .* card`))
  await services.db.update(paymentAttempts).set({ state: 'released' }).where(which)
  expect(await command('refunds', [], shell)).not.toContain('not released')
})

test('what is play money is as the server was started, whatever the shell of the command says', async () => {
  const voucher = await aVoucher(services, bank)
  await notePaymentMode({ db: services.db, config: { ...services.config, paymentMode: 'live' } })
  expect(await command('redeem', [voucher.reference], shell)).toContain('play money')
  await notePaymentMode(services)
  expect(await command('redeem', [voucher.reference], shell)).toContain('Redeemed')
})

test('npm run redeem names the hour for which a voucher is reserved', async () => {
  // The command goes by the clock of the machine.
  setNow(new Date())
  const voucher = await aVoucher(services, bank)
  await makeBookable(services, voucher.serviceUuid)
  const day = addDays(madridDay(new Date()), 7)
  const booked = await bookWithVoucher(services, voucher, { day, time: '17:00' })
  expect(booked.ok).toBe(true)
  const [year, month, date] = day.split('-')
  setNow(start)
  expect(await command('redeem', [voucher.reference], shell)).toContain(
    `Not redeemed. It is reserved for ${Number(date)}-${month}-${year} at 17:00 at ${voucher.spaName}, and can be redeemed on that day.`,
  )
})

test('the demo catalogue takes no place beside real payments', async () => {
  const mail = { MAIL_URL: 'smtp://mail.example' }
  expect(await command('seed', [], { ...shell, ...mail, ...keys })).toContain('real payments')
  // Nor where only the server has the keys.
  await notePaymentMode({ db: services.db, config: { ...services.config, paymentMode: 'live' } })
  expect(await command('seed', [], { ...shell, SANDBOX: 'on' })).toContain('real payments')
})
