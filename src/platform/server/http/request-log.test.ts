import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logRequests } from './request-log.ts'

test('a request is told without its query, its body or who sent it', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  const app = new Hono().use(logRequests(log)).post('/pt/pesquisar/', (c) => c.text('ok'))
  await app.request('/pt/pesquisar/?email=ana@correo.es', {
    method: 'POST',
    body: 'name=Ana',
    headers: { 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'Ana' },
  })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'POST', path: '/pt/pesquisar/', status: 200 })
  expect(lines.join()).not.toMatch(/ana|203\.0/i)
})
