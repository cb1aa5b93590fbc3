import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { beginPurchase } from './begin-purchase.ts'

/** A kind of goods whose price can't be told. */
async function begin(error: Error) {
  const logged: [level: string, error: unknown][] = []
  const note = (level: string) => (said: { err: unknown }) => logged.push([level, said.err])
  const services = {
    config: { publicUrl: 'http://localhost' },
    log: { warn: note('warn'), error: note('error') },
    writeLimit: { take: async () => 0 },
    signer: { hash: () => 'hash' },
    kinds: { voucher: { quote: () => Promise.reject(error) } },
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services as unknown as Services)
  context.set(visitorContext, { address: '192.0.2.1' } as never)
  const request = new Request('http://localhost/bono/', { method: 'POST' })
  const chosen = { kind: 'voucher', goods: {}, language: 'es', purchase: null } as const
  return { refused: await beginPurchase({ request, context }, chosen), logged }
}

test('a supplier that is away is told as one', async () => {
  const away = new SupplierAway('no answer')
  expect(await begin(away)).toEqual({ refused: { ok: false, error: 'supplier-away' }, logged: [['warn', away]] })
})

test('any other error is an error: logged, and told as nothing that a supplier did', async () => {
  const bug = new TypeError('a bug')
  expect(await begin(bug)).toMatchObject({
    refused: { ok: false, error: 'not-saved', init: { status: 503 } },
    logged: [['error', bug]],
  })
})
