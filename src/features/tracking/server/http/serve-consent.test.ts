import { beforeEach, expect, test } from 'vitest'
import { consentChoices } from '#features/tracking/server/schema.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { serveConsent } from './serve-consent.ts'

const { services, pool, forgetAttempts } = await testServices({ env: { TRUSTED_PROXIES: '1' } })
let app = serveConsent(services)

beforeEach(async () => {
  await forgetAttempts()
  // It counts who chooses by itself.
  app = serveConsent(services)
  await services.db.delete(consentChoices)
})

const send = (body: string, from = 'https://calmaria.example/pt/spas/') =>
  app.request('/consent/', {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': '203.0.113.77', Referer: from },
  })
const kept = () => services.db.select().from(consentChoices)

test('a choice is proven with the language of its page and a shortened address', async () => {
  expect((await send('choice=save&service=web-analytics&service=unknown')).status).toBe(204)
  expect(await kept()).toMatchObject([{ accepted: ['web-analytics'], language: 'pt', address: '203.0.113.0' }])
})

test.each(['', 'choice=', 'choice=all', '%00', 'service=web-analytics'])('%j chooses nothing', async (body) => {
  expect((await send(body)).status).toBe(400)
  expect(await kept()).toEqual([])
})

test.each(['', 'about:blank', '::', 'https://calmaria.example/'])('a page that is %j is Spanish', async (from) => {
  await send('choice=reject', from)
  expect(await kept()).toMatchObject([{ accepted: [], language: 'es' }])
})

test('while the database is away it is told, without what went wrong', async () => {
  expectLogged(/not written/)
  await pool.query('alter table consent_choices rename to elsewhere')
  const answer = await send('choice=accept')
  await pool.query('alter table elsewhere rename to consent_choices')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe('The proof of this choice was not kept.')
})

test('who chooses again and again is asked to wait', async () => {
  for (let time = 1; time <= 60; time++) expect((await send('choice=accept')).status).toBe(204)
  const refused = await send('choice=accept')
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect(await kept()).toHaveLength(60)
})
