import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as login } from '#features/vouchers/pages/manage/login/login.tsx'
import { newSession } from '#features/vouchers/server/access/voucher-session.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { aVoucher, forElena, seen } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { action, loader } from './edit.tsx'

const { services, bank, setNow } = await testServices()
const voucher = await aVoucher(services, bank)
const held = { name: voucher.beneficiaryName, email: voucher.beneficiaryEmail }

type Args = Parameters<typeof action>[0]

function asked(path: string, cookie: string, form?: Record<string, string>) {
  const url = new URL(`https://calmaria.example${path}`)
  const init = form && { method: 'POST', body: new URLSearchParams(form) }
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  return { request: new Request(url, { ...init, headers: { Cookie: cookie } }), url, context } as unknown as Args
}

const cookieNow = async (of = voucher) => `voucher=${newSession(services, await seen(services, of))}`

async function leadsTo(answer: Promise<unknown>) {
  const thrown = await answer.catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('an answer that leads nowhere')
  return `${thrown.status} ${thrown.headers.get('Location')}`
}

test.each([
  ['unchanged', held],
  ['edit', { ...held, name: 'Eva Mar' }],
  ['pending', { name: 'Eva Mar', email: 'eva@correo.example' }],
])('the voucher says that it is %s', async (done, wanted) => {
  const cookie = await cookieNow(await aVoucher(services, bank))
  const sent = asked('/gestionar-bono/editar/', cookie, wanted)
  expect(await leadsTo(action(sent))).toBe(`303 /gestionar-bono/?done=${done}`)
})

test('who corrects the address of a present before its day has it open as before', async () => {
  const present = await aVoucher(services, bank, { ...forElena, delivery: 'later', deliverOn: '2026-12-24' })
  const wanted = { name: 'Elena', email: 'elena.ruiz@correo.example' }
  const before = `voucher=${newSession(services, present)}`
  const answer = await action(asked('/gestionar-bono/editar/', before, wanted)).catch((error: unknown) => error)
  if (!(answer instanceof Response)) throw new Error('an answer that leads nowhere')
  const [cookie = ''] = answer.headers.get('Set-Cookie')?.split(';') ?? []
  expect((await loader(asked('/gestionar-bono/editar/', cookie))).view).toMatchObject(wanted)
  // The one of before belongs to the address of before.
  expect(await leadsTo(loader(asked('/gestionar-bono/editar/', before)))).toBe('302 /gestionar-bono/login/')
})

test.each([
  ['/gestionar-bono/editar/', '/gestionar-bono/login/'],
  ['/pt/gerir-voucher/editar/', '/pt/gerir-voucher/login/'],
])('who sends something to %s after the session has ended learns why they must log in', async (path, loginPath) => {
  const cookie = await cookieNow()
  setNow(new Date(services.clock.now().getTime() + 2 * 60 * 60_000))
  expect(await leadsTo(action(asked(path, cookie, held)))).toBe(`303 ${loginPath}?session=over`)
  expect(await leadsTo(loader(asked(path, cookie)))).toBe(`302 ${loginPath}`)
  const { data } = await login(asked(`${loginPath}?session=over`, cookie))
  expect(data.over).toBe('session')
})
