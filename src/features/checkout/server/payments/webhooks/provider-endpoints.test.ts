import { expect, test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { lastAttemptOf } from '../attempts/attempt-row.ts'

const { services, bank } = await testServices()
const api = createSiteApi(services)
const post = (path: string, body: string) =>
  api.request(`/payments/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })
const cres = (transaction: string) =>
  `cres=${Buffer.from(JSON.stringify({ threeDSServerTransID: transaction })).toString('base64url')}`

async function challenged(transaction: string) {
  const { uuid } = await readyPurchase(services)
  const requiredAction = { kind: 'challenge', url: 'https://bank.example', fields: {} } as const
  bank.willSay({ state: 'waiting', for: requiredAction, memo: { transaction } })
  await pay(services, uuid)
  return uuid
}

test('the answer of a bank finds its payment, and leads the buyer out of the frame', async () => {
  const uuid = await challenged('t-1')
  bank.willSay({ state: 'paid' })
  const answer = await post('redsys/challenge', cres('t-1'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(await answer.text()).toContain(`href="/voucher/${uuid}/checkout/return/" target="_top"`)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})

test.each([
  ['of another payment', cres('t-9')],
  ['that is empty', ''],
  ['that is nonsense', 'cres=%%%'],
  ['with a character that no database takes', cres('t-2\u0000')],
  ['that would be clever', `cres=${Buffer.from('{"threeDSServerTransID":{"$gt":""}}').toString('base64url')}`],
])('an answer %s changes nothing', async (_, body) => {
  const uuid = await challenged('t-2')
  expect((await post('redsys/challenge', body)).status).toBe(400)
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  expect(await lastAttemptOf(services.db, uuid)).toMatchObject({ state: 'open' })
})

test.each([
  ['redsys/notifications', 'x'.repeat(100), 400],
  ['redsys/notifications', 'x'.repeat(70_000), 413],
  ['redsys/challenge', 'x'.repeat(70_000), 413],
  ['redsys/device', 'x'.repeat(70_000), 413],
  ['nobody/notifications', 'x', 400],
  ['paypal/notifications', '{}', 400],
])('%s with a body that is not right', async (path, body, status) => {
  expect((await post(path, body)).status).toBe(status)
})

test('the look at the browser tells the page around it', async () => {
  expect(await (await post('redsys/device', 'threeDSMethodData=x')).text()).toContain('device-done')
})
