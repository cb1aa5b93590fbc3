import { pino } from 'pino'
import { isRouteErrorResponse, RouterContextProvider, type ServerBuild, UNSAFE_ErrorResponseImpl } from 'react-router'
import { expect, test } from 'vitest'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import type { Services } from '#platform/server/services.ts'
import { servicesContext } from '../context.ts'
import { withUnavailablePages } from './render-page.ts'

function throwing(error: unknown) {
  const fail = async () => {
    throw error
  }
  const route = { id: 'page', module: { default: () => null, loader: fail, action: fail } }
  const built = withUnavailablePages({ routes: { page: route } } as unknown as ServerBuild)
  const context = new RouterContextProvider()
  context.set(servicesContext, { log: pino({ level: 'silent' }) } as unknown as Services)
  const args = { context, url: new URL('http://localhost/voucher/start/') } as never
  const { loader, action } = built.routes.page?.module ?? {}
  return [loader, action].map((answer) => Promise.resolve(answer?.(args)).catch((thrown: unknown) => thrown))
}

test('a page that needs the database while it is away is a 503, when it is read and when something is sent', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  for (const thrown of throwing(away)) expect(await thrown).toMatchObject({ init: { status: 503 } })
})

test('and so is one that needs a supplier who gives no answer', async () => {
  for (const thrown of throwing(new SupplierAway())) expect(await thrown).toMatchObject({ init: { status: 503 } })
})

test('anything else stays what it was', async () => {
  const ours = new Error('a mistake')
  for (const thrown of throwing(ours)) expect(await thrown).toBe(ours)
  const notFound = new UNSAFE_ErrorResponseImpl(404, '', null)
  for (const thrown of throwing(notFound)) expect(isRouteErrorResponse(await thrown)).toBe(true)
})
