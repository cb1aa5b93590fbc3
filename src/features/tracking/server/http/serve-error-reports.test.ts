import { beforeEach, expect, test } from 'vitest'
import { openErrorReports } from '#features/tracking/server/errors/open-error-reports.ts'
import { createApp } from '#site/server/http/app.ts'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices({ template: 'empty' })
const config = { ...services.config, trustedProxies: 1 }
/** Every test is a visitor of its own, with a limit of their own. */
let visitor = 0
beforeEach(() => {
  visitor++
})
const sent: string[] = []
const settings = {
  dsn: { envelopeUrl: 'https://errors.example/api/1/envelope/', publicKey: 'abc' },
  environment: 'test',
  release: 'calmaria@2',
}
const errorReports = openErrorReports(settings, {
  clock: services.clock,
  warn: () => {},
  fetch: async (_, init) => {
    sent.push(String(init?.body))
    return new Response()
  },
})
const folders = { photos: 'photos', pictureCache: '.data/pictures' }
const report = {
  kind: 'rejection',
  type: 'TypeError',
  message: 'no room for ana@correo.example',
  stack: 'at pay (https://calmaria.example/assets/a.js:1:2)',
  path: '/spas/',
  release: 'calmaria@1',
}

async function post(
  body: string,
  headers: Record<string, string> = {},
  reports: typeof errorReports | null = errorReports,
) {
  const app = createApp({ ...services, config, errorReports: reports }, folders)
  const answer = await app.fetch(
    new Request('http://localhost:3000/errors/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Firefox/140.0',
        'x-forwarded-for': `192.0.2.${visitor}`,
        ...headers,
      },
      body,
    }),
  )
  return { status: answer.status, text: await answer.text() }
}

const written = (changes: Record<string, string> = {}) => String(new URLSearchParams({ ...report, ...changes }))

test('an error of a page is passed on, cleaned once more, with the release of the page', async () => {
  expect(await post(written())).toEqual({ status: 204, text: '' })
  await errorReports.settle()
  expect(JSON.parse(sent.at(-1)?.split('\n')[2] ?? '')).toMatchObject({
    release: 'calmaria@1',
    environment: 'test',
    transaction: '/spas/',
    tags: { source: 'browser', kind: 'rejection', browser: 'Firefox 140' },
    exception: { values: [{ type: 'TypeError', value: 'no room for [email]' }] },
  })
})

test.each([
  ['nothing', '', 400],
  ['garbage', '%%%&&&===\u0000', 400],
  ['JSON', '{"kind":"error"}', 400],
  ['another kind', written({ kind: 'joke' }), 400],
  ['a path of another host', written({ path: 'https://evil.example/' }), 400],
  ['a message without end', written({ message: 'a'.repeat(5000) }), 400],
  ['a release with a line break', written({ release: 'a\nb' }), 400],
  ['more than a report can have', written({ more: 'a'.repeat(17_000) }), 413],
  ['more than a form can have', written({ more: 'a'.repeat(70_000) }), 413],
])('%s is refused with a sentence', async (_, body, status) => {
  const before = sent.length
  const answer = await post(body)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(/^[A-Z].*\.$/)
  expect(sent).toHaveLength(before)
})

test('a page of another site can not report', async () => {
  expect((await post(written(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('where it is switched off nothing is kept or passed on', async () => {
  const before = sent.length
  expect((await post(written({ message: 'another' }), {}, null)).status).toBe(204)
  await errorReports.settle()
  expect(sent).toHaveLength(before)
})

test('sixty in ten minutes are taken from one address', async () => {
  const states = []
  for (let number = 0; number < 70; number++) states.push((await post(written({ message: `no ${number}` }))).status)
  expect(states.at(-1)).toBe(429)
  expect(states.filter((status) => status === 204).length).toBeLessThanOrEqual(60)
})
