import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { voucherPageOf } from '#features/vouchers/server/access/voucher-page.ts'
import { forgetSessions, newSession } from '#features/vouchers/server/access/voucher-session.ts'
import { endedSessions } from '#features/vouchers/server/schema/vouchers.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { aVoucher } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { action as logOut } from '../voucher.tsx'

const { services, bank, setNow } = await testServices()
const voucher = await aVoucher(services, bank)
const logIn = () => `voucher=${newSession(services, voucher)}`

function asked(cookie: string, method = 'GET') {
  const url = new URL('http://localhost:3000/gestionar-bono/')
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return { request: new Request(url, { method, headers: { Cookie: cookie } }), url, context }
}

const isOpen = async (cookie: string) => (await voucherPageOf(asked(cookie))) !== null
const leave = (cookie: string) =>
  logOut(asked(cookie, 'POST') as unknown as Parameters<typeof logOut>[0]).catch(
    (thrown: unknown) => thrown as Response,
  )

test('a cookie that was copied is worthless after log-out, and other sessions go on', async () => {
  const [copied, other] = [logIn(), logIn()]
  expect(await isOpen(copied)).toBe(true)
  const answer = (await leave(copied)) as Response
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/gestionar-bono/login/'])
  expect(answer.headers.get('Set-Cookie')).toMatch(/^voucher=; .*Max-Age=0/)
  expect(await isOpen(copied)).toBe(false)
  expect(await isOpen(other)).toBe(true)
})

test.each(['', 'voucher=', 'voucher=a.b'])('who has no session (%j) leaves all the same', async (cookie) => {
  expect(((await leave(cookie)) as Response).status).toBe(303)
})

test('leaving twice is leaving once, and a session that is over is forgotten', async () => {
  await services.db.delete(endedSessions)
  const cookie = logIn()
  await leave(cookie)
  await leave(cookie)
  expect(await services.db.select().from(endedSessions)).toHaveLength(1)
  await forgetSessions(services)
  expect(await isOpen(cookie)).toBe(false)
  setNow(new Date(services.clock.now().getTime() + 61 * 60_000))
  await forgetSessions(services)
  expect(await services.db.select().from(endedSessions)).toHaveLength(0)
  expect(await isOpen(cookie)).toBe(false)
})
