import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Email, RecipientRefused } from '#platform/emails/mail-transport.ts'
import { textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { defineJob, UnreadablePayload } from '#platform/server/jobs/define-job.ts'
import type { Services } from '#platform/server/services.ts'
import { testServices } from '#tests/test-services.ts'
import { defineEmail, defineTemplate } from './define-email.ts'
import type { EmailContent } from './render/email-content.ts'

const { services, emails, queued } = await testServices({ template: 'empty' })

const ofTicket = z.object({ ticket: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-test-ticket': z.infer<typeof ofTicket>
    'send-test-move': z.infer<typeof ofTicket>
  }
}

type Ticket = { isCancelled?: boolean; postponedTo?: Date; readers: string[] }
const tickets = new Map<string, Ticket>()
let files = 0
const followed: string[] = []

beforeEach(() => {
  for (const list of [emails, queued, followed]) list.length = 0
  files = 0
})

function aTicket(ticket: Partial<Ticket> = {}) {
  const uuid = randomUUID()
  tickets.set(uuid, { readers: ['marta@correo.example'], ...ticket })
  return { uuid, stored: { ticket: uuid } }
}

const content = ({ place }: { place: string }): EmailContent => ({
  subject: `A ticket to ${place}`,
  preheader: '',
  title: 'A ticket',
  blocks: [textBlock(place)],
  why: '',
})

/** One reader, with a file. */
const ticketEmail = defineEmail({
  name: 'test-ticket',
  payload: ofTicket,
  content,
  load: async (_, { ticket: uuid }) => {
    const ticket = tickets.get(uuid)
    const [email] = ticket?.readers ?? []
    if (!ticket || ticket.isCancelled || !email) return []
    if (ticket.postponedTo) return { lookAgainAt: ticket.postponedTo }
    const attach = async () => {
      files++
      return [{ name: 'ticket.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }]
    }
    return [{ about: uuid, to: { email }, language: 'es', view: { place: 'Lugo' }, attach }]
  },
})

const toUs = defineTemplate('test-move-noted', content)

/** Several readers, and an e-mail of another definition. */
const moveEmail = defineEmail({
  name: 'test-move',
  payload: ofTicket,
  content,
  load: async (by, { ticket: uuid }) => [
    ...(tickets.get(uuid)?.readers ?? []).map((email) => ({
      about: `${uuid}.${email}`,
      to: { email },
      language: 'pt' as const,
      view: { place: 'Braga' },
      afterSent: async () => followed.push(`sent to ${email}`),
      ...(email.startsWith('known') && { onRefused: async () => followed.push(`refused by ${email}`) }),
    })),
    toUs.prepare(by, { about: uuid, to: { email: 'us@correo.example' }, language: 'es', view: { place: 'Braga' } }),
  ],
})

/** A mail server that does not take what is for an address of these. */
function withMail(refusals: Record<string, Error>): Services {
  const send = async (email: Email) => {
    const refusal = refusals[email.to.email]
    if (refusal) throw refusal
    emails.push(email)
  }
  return { ...services, mail: { send } }
}
const readers = () => emails.map(({ to }) => to.email)

test('an e-mail is sent once, however often its job is run, under an id made of its name and what it is about', async () => {
  const { uuid, stored } = aTicket()
  await ticketEmail.job.run(services, stored)
  await ticketEmail.job.run(services, stored)
  expect(emails).toMatchObject([
    {
      id: `test-ticket.${uuid}`,
      to: { email: 'marta@correo.example' },
      replyTo: { name: services.config.site.brand, email: services.config.site.supportEmail.es },
      subject: 'A ticket to Lugo',
      language: 'es',
      attachments: [{ name: 'ticket.pdf' }],
    },
  ])
  expect(files).toBe(1)
})

test('what could not be sent is sent by the next try', async () => {
  const { stored } = aTicket()
  const away = withMail({ 'marta@correo.example': new Error('450 try later') })
  await expect(ticketEmail.job.run(away, stored)).rejects.toThrow('450')
  await ticketEmail.job.run(services, stored)
  expect(readers()).toEqual(['marta@correo.example'])
})

test('what is no longer so is not written, and not recorded as sent', async () => {
  const { uuid, stored } = aTicket({ isCancelled: true })
  await ticketEmail.job.run(services, stored)
  expect(emails).toEqual([])
  tickets.set(uuid, { readers: ['marta@correo.example'] })
  await ticketEmail.job.run(services, stored)
  expect(emails).toHaveLength(1)
})

test('what has to wait is queued again with the same payload', async () => {
  const postponedTo = new Date('2026-12-01T09:00:00Z')
  const { stored } = aTicket({ postponedTo })
  await ticketEmail.job.run(services, stored)
  expect(emails).toEqual([])
  expect(queued).toEqual([{ job: 'send-test-ticket', payload: stored, notBefore: postponedTo }])
})

test.each([
  ['with the fields of an earlier version', { voucher: randomUUID() }],
  ['with an address for a uuid', { ticket: 'marta@correo.example' }],
  ['that is none', null],
])('a payload %s is an error that names its fields alone', async (_, stored) => {
  const run = ticketEmail.job.run(services, stored)
  await expect(run).rejects.toThrow(UnreadablePayload)
  await expect(run).rejects.not.toThrow('marta')
  expect(emails).toEqual([])
})

test('a reader whose address refuses keeps no other from theirs, nor gets theirs twice at the next try', async () => {
  const { stored } = aTicket({ readers: ['gone@correo.example', 'marta@correo.example'] })
  const refusing = withMail({ 'gone@correo.example': new RecipientRefused('550 no such user') })
  for (const _ of [1, 2]) await expect(moveEmail.job.run(refusing, stored)).rejects.toThrow(RecipientRefused)
  expect(readers()).toEqual(['marta@correo.example', 'us@correo.example'])
  expect(emails[1]?.id).toBe(`test-move-noted.${stored.ticket}`)
  expect(followed).toEqual(['sent to marta@correo.example', 'sent to marta@correo.example'])
})

test('a definition may take a refusal itself: then the job is done', async () => {
  const { stored } = aTicket({ readers: ['known@correo.example'] })
  const refusing = withMail({ 'known@correo.example': new RecipientRefused('550 no such user') })
  await moveEmail.job.run(refusing, stored)
  expect(followed).toEqual(['refused by known@correo.example'])
  expect(readers()).toEqual(['us@correo.example'])
})

test('its job has the name, tries and order of an e-mail; others have none of that', () => {
  expect(ticketEmail.job).toMatchObject({ name: 'send-test-ticket', email: {} })
  expect(defineJob({ name: 'tidy', schedule: '0 4 * * *', run: async () => {} }).email).toBeUndefined()
})
