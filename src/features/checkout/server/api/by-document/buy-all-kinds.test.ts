import { createHash } from 'node:crypto'
import { ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { services as serviceRows } from '#features/catalogue/server/schema/services.ts'
import { makePayments } from '#features/checkout/server/payments/registry.ts'
import type { Services } from '#platform/server/services.ts'
import { makePaypal } from '#providers/paypal/make-paypal.ts'
import { createSandbox } from '#sandbox/create-sandbox.ts'
import { sandboxPaypal } from '#sandbox/paypal/account.ts'
import { soldKinds } from '#site/features.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { followLinks } from '#tests/api/follow-links.ts'
import { aProgram, type Program } from '#tests/api/program.ts'
import { openNights } from '#tests/builders/a-getaway.ts'
import { runEachMinute } from '#tests/jobs/run-job.ts'
import { makeTestQueue } from '#tests/kinds/test-queue.ts'
import { testServices } from '#tests/test-services.ts'
import { longEnough } from '#tests/wait-until.ts'

const scene = await testServices()
const noon = scene.services.clock.now()
const base = scene.services.config.publicUrl
let now = noon
const setNow = (instant: Date) => {
  now = instant
  scene.setNow(instant)
}

let drawn = 0

/** What the sandbox tells the shop arrives at the shop's calls, as over the network. */
const sandbox = createSandbox({
  url: base,
  shop: base,
  now: () => now,
  random: (bytes) =>
    createHash('sha512')
      .update(String(++drawn))
      .digest('hex')
      .slice(0, bytes * 2),
  fetch: async (input, init) => fetched(String(input), init),
})
const jobs = await makeTestQueue(scene.services.db, () => now)
const services: Services = {
  ...scene.services,
  kinds: soldKinds,
  queue: jobs.queue,
  payments: makePayments(
    [
      makePaypal(sandboxPaypal(base), {
        fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)),
        now: () => now,
        timeout: longEnough,
      }),
    ],
    null,
  ),
}
const api = createSiteApi(services)
const fetched = (url: string, init?: RequestInit) => api.request(url.replace(`${base}/api`, ''), init)

let program: Program
beforeEach(async () => {
  setNow(noon)
  await scene.forgetAttempts()
  await openNights(services)
  program = await aProgram(fetched, `${base}/api/openapi.json`)
})

test('the document leads to every kind of goods that is sold', () => {
  const kinds = program.links().flatMap(({ requestBody }) => (requestBody?.kind ? [requestBody.kind] : []))
  expect(kinds.toSorted()).toEqual(Object.keys(soldKinds).toSorted())
})

/** What somebody does on a page of PayPal's: they press its first button. */
async function pressFirstButton(url: string) {
  const page = await (await sandbox.app.request(url)).text()
  const [, token = ''] = /<input type="hidden" name="token" value="([^"]*)"/.exec(page) ?? []
  const [, name = '', value = ''] = /<button [^>]*name="(\w+)" value="([\w-]+)"/.exec(page) ?? []
  const body = new URLSearchParams({ token, [name]: value })
  const { status } = await sandbox.app.request(new URL('?', url).href, { method: 'POST', body })
  expect(status).toBe(303)
}

/** What a shop does every minute: it asks the provider, and what follows from that is done. */
async function passMinute() {
  setNow(new Date(now.getTime() + 60_000))
  await sandbox.settle()
  await jobs.runJobs(services)
  await runEachMinute(services)
  await jobs.runJobs(services)
}

/** As `next` of each answer says, until there is nothing to do but to wait for days. */
async function buy(kind: string, lang: string) {
  const { begin, next } = followLinks(program, lang)
  let step = await begin(kind)
  for (let waits = 0; waits < 4; ) {
    const wanted = step.answer.next as { kind: string; url: string }
    if (wanted.kind === 'done') break
    if (wanted.kind === 'redirect') await pressFirstButton(wanted.url)
    if (wanted.kind === 'redirect' || wanted.kind === 'wait') {
      waits++
      await passMinute()
    }
    step = await next(step, wanted.kind)
  }
  return step.answer
}

const everyHour = async (mode: 'yes' | 'request') => {
  const { onlineBookingAvailable } = serviceRows
  await services.db.update(serviceRows).set({ onlineBookingAvailable: mode }).where(ne(onlineBookingAvailable, 'no'))
  await services.catalogue.refresh()
}

const languages = ['es', 'pt']

test.each(Object.keys(soldKinds).flatMap((kind) => languages.map((lang) => [kind, lang])))(
  'a program that follows the document buys a %s in %s, and pays for it',
  async (kind, lang) => {
    await everyHour('yes')
    const bought = await buy(kind, lang)
    expect(bought).toMatchObject({ kind, lang, status: { type: 'confirmed' }, next: { kind: 'done' } })
    const { final } = bought.pricing as { final: { amount: number } }
    expect(sandbox.world.ledger.movements().at(-1)).toMatchObject({ kind: 'charge', amount: final.amount })
  },
)

test.each(languages)('and asks a spa for an hour in %s, which is authorised until the spa answers', async (lang) => {
  await everyHour('request')
  const asked = await buy('booking', lang)
  expect(asked).toMatchObject({
    lang,
    status: { type: 'confirming' },
    next: { kind: 'wait' },
    booking: { procedure: 'request', state: 'requested', answerBy: expect.any(String) },
  })
  expect(sandbox.world.ledger.movements().at(-1)).toMatchObject({ kind: 'authorization' })
})
