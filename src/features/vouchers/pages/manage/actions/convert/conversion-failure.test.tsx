import { createElement } from 'react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { newSession } from '#features/vouchers/server/access/voucher-session.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { aVoucher, seen } from '#tests/builders/a-voucher.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import ConvertVoucher, { action, loader } from './convert.tsx'

const { services, bank, pool, queued } = await testServices()
const email = 'elena@correo.example'

test.each<[Language, string, string, string]>([
  ['es', '/gestionar-bono/convertir/', 'Ha ocurrido un error en el proceso', 'ayuda@calmaria.example'],
  ['pt', '/pt/gerir-voucher/converter/', 'Ocorreu um erro no processo', 'ajuda@calmaria.example'],
])('a conversion that fails says so with the help address, and leaves the voucher as it was (%s)', async (...row) => {
  const [, path, sentence, help] = row
  const voucher = await aVoucher(services, bank)
  const send = async () => {
    const url = new URL(path, 'https://calmaria.example')
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(visitorContext, { address: '203.0.113.1' })
    const headers = { Cookie: `voucher=${newSession(services, await seen(services, voucher))}` }
    const body = new URLSearchParams({ email, confirmEmail: email })
    const args = { request: new Request(url, { method: 'POST', headers, body }), url, context } as never
    const loaderData = await loader({ ...(args as object), request: new Request(url, { headers }) } as never)
    const { data: actionData, init } = await action(args)
    const page = createElement(ConvertVoucher, { loaderData, actionData } as never)
    return { status: init?.status ?? 200, html: showElement(services, path, page), actionData }
  }
  queued.length = 0
  expectLogged(/not written/)
  await pool.query('alter table balance_entries rename to elsewhere')
  const failed = await send()
  await pool.query('alter table elsewhere rename to balance_entries')
  expect(failed).toMatchObject({ status: 503, actionData: { refused: { error: 'not-saved' } } })
  expect(failed.html).toContain(sentence)
  expect(failed.html).toContain(`href="mailto:${help}"`)
  // Nothing that was typed is lost.
  expect(failed.html.split(`value="${email}"`)).toHaveLength(3)
  expect(await seen(services, voucher)).toMatchObject({ state: 'activated' })
  expect(queued).toEqual([])
  expect(await send()).toMatchObject({ status: 200, actionData: { converted: { kind: 'wallet', email } } })
  expect(await seen(services, voucher)).toMatchObject({ state: 'cancelled' })
})
