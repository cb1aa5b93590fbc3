import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { sendOrder } from '#features/checkout/emails/goods-emails.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { makeMailboxTransport } from '#providers/mailbox/mailbox-transport.ts'
import { makeSmtpTransport } from '#providers/smtp/smtp-transport.ts'
import { makeMailbox } from '#sandbox/mailbox/mailbox.ts'
import { mailServer } from '#tests/builders/a-mail-server.ts'
import { pay, readyPurchase, soldServices } from '#tests/builders/a-purchase.ts'
import { makeWorld } from '#tests/providers/sandbox-world.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, emails } = await testServices()
beforeEach(() => {
  emails.length = 0
})

/** So many of one service, and the others of the next ones, twenty of each at most. */
async function bought(count: number) {
  const { spa, sold } = soldServices(services)
  const items = sold.slice(0, Math.ceil(count / 20)).map((service, place) => ({
    serviceUuid: service.uuid,
    pax: service.capacity.minimum,
    units: Math.min(20, count - place * 20),
  }))
  const { uuid } = await readyPurchase(services, {}, { spaUuid: spa.uuid, items })
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  return { uuid, vouchers: await vouchersOf(services.db, uuid) }
}

/** The stand-in's own mailbox, with its own limits. */
function mailbox() {
  const { world } = makeWorld([], () => new Date('2026-11-15T10:00:00Z'))
  const app = new Hono().route('/sandbox/mailbox', makeMailbox(world))
  return makeMailboxTransport({
    url: 'http://sandbox.example/sandbox/mailbox',
    fetch: async (input, init) => app.request(String(input), init),
  })
}

test.each([21, 50, 100])(
  'an order of %i vouchers names each and links to their files, whoever carries it',
  async (count) => {
    const { uuid, vouchers } = await bought(count)
    expect(vouchers).toHaveLength(count)
    const server = await mailServer()
    await sendOrder.run(services, { purchase: uuid })
    const [email] = emails
    if (!email) throw new Error('no e-mail')
    await mailbox().send(email)
    await makeSmtpTransport({ url: server.url }).send(email)
    await server.close()
    expect(email.attachments).toEqual([])
    for (const { reference } of vouchers) {
      expect(email.html).toContain(reference)
      expect(email.text).toContain(reference)
    }
    expect(email.text).toMatch(/Ver y descargar mis bonos: http\S+confirmation\/\?key=/)
    expect(email.text).not.toContain('adjunt')
    // Some mail programs cut off what is longer.
    expect(email.html.length).toBeLessThan(100_000)
    expect(server.heard.join('\n').length).toBeLessThan(1_000_000)
  },
)

test('an order of 20 vouchers brings them along, whoever carries it', async () => {
  const { uuid } = await bought(20)
  const server = await mailServer()
  await sendOrder.run(services, { purchase: uuid })
  const [email] = emails
  if (!email) throw new Error('no e-mail')
  expect(email.attachments).toHaveLength(20)
  await mailbox().send(email)
  await makeSmtpTransport({ url: server.url }).send(email)
  await server.close()
  expect(server.heard.join('\n').length).toBeLessThan(5_000_000)
}, 60_000)

test('files that are too large together are links too, however few they are', async () => {
  const { uuid } = await bought(2)
  const renderPdf = async () => Buffer.alloc(1_800_000)
  await sendOrder.run({ ...services, renderPdf }, { purchase: uuid })
  expect(emails[0]?.attachments).toEqual([])
  expect(emails[0]?.text).toContain('Ver y descargar mis bonos: http')
})
