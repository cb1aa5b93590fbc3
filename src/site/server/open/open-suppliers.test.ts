import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeSuppliers } from '#features/search/server/stays/suppliers.ts'
import type { Services } from '#platform/server/services.ts'
import { loadConfig } from '#site/server/config.ts'
import { openSandbox } from '#site/server/sandbox.ts'
import { openSuppliers } from './open-suppliers.ts'

const folder = mkdtempSync(join(tmpdir(), 'suppliers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const clock = { now: () => new Date('2026-11-15T12:00:00+01:00') }
const needed = (env: Record<string, string>) =>
  ({ config: loadConfig(env), clock }) as Pick<Services, 'config' | 'db' | 'catalogue' | 'clock' | 'draw'>

const shop = {
  PUBLIC_URL: 'https://calmaria.example',
  MAIL_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

test('without its settings a supplier is not offered; our own rooms always are', () => {
  const suppliers = openSuppliers(needed(shop), null)
  expect(suppliers.named('built-in')?.supplier).toBe('built-in')
  expect(suppliers.named('posalia')).toBeNull()
  expect(suppliers.named('nobody')).toBeNull()
})

test('with its settings it is', () => {
  const posalia = { POSALIA_URL: 'https://api.posalia.example', POSALIA_KEY: 'key' }
  expect(openSuppliers(needed({ ...shop, ...posalia }), null).named('posalia')?.supplier).toBe('posalia')
})

test('in the sandbox its stand-in answers', async () => {
  const services = needed({ PUBLIC_URL: 'http://localhost:3000', DATA_DIR: folder })
  const suppliers = openSuppliers(services, openSandbox(services.config, null, clock))
  expect(await suppliers.named('posalia')?.lookUp('stay-1')).toEqual({ state: 'none' })
})

test('two suppliers of one name are a mistake', () => {
  const posalia = openSuppliers(needed({}), openSandbox(loadConfig({}), 'http://localhost:3900', clock)).named(
    'posalia',
  )
  if (!posalia) throw new Error('Posalia is not there')
  expect(() => makeSuppliers([posalia, posalia])).toThrow('Two suppliers have one name')
})
