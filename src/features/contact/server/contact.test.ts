import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { contactMessage } from '#features/contact/emails/contact-message.ts'
import { spaApplication } from '#features/contact/emails/spa-application.ts'
import type { ApplicationDraft, ContactDraft } from '#features/contact/rules/contact-forms.ts'
import { testServices } from '#tests/test-services.ts'
import { forgetMessages } from './forget-messages.ts'
import { issueFormToken } from './form-token.ts'
import { listApplications, markAnswered } from './list-applications.ts'
import { contactMessages, spaApplications } from './schema.ts'
import { type ContactInput, submitContactMessage, submitSpaApplication } from './submit-messages.ts'

const { services, queued, emails, setNow, forgetAttempts } = await testServices({ template: 'empty' })
const start = new Date('2026-11-18T12:00:00+01:00')

const draft: ContactDraft = {
  topic: 'refund',
  name: 'Ana\r\nBcc: otra@correo.example',
  email: 'Ana@correo.example',
  phone: '',
  reference: 'SP71920KRB',
  message: 'Hola:\r\n<script>alert(1)</script>',
  privacy: 'yes',
}
const spa: ApplicationDraft = {
  venue: 'Spa Duna',
  place: 'Maspalomas',
  web: 'spaduna.example',
  services: 'Circuito',
  name: 'Luis Gil',
  email: 'luis@spa.example',
  phone: '+34 928 000 000',
  message: '',
  privacy: 'yes',
}
const around = () => ({ language: 'es' as const, proof: { token: issueFormToken(services), solution: '' } })
const input = (changes: Partial<ContactInput> = {}): ContactInput => ({ draft, file: null, ...around(), ...changes })
const application = () => ({ draft: spa, ...around() })

beforeEach(async () => {
  setNow(start)
  await services.db.delete(contactMessages)
  await services.db.delete(spaApplications)
  await forgetAttempts()
  queued.length = 0
  emails.length = 0
})

async function deliver() {
  for (const { job, payload } of queued.splice(0)) {
    if (job === 'send-contact-message') await contactMessage.job.run(services, payload as never)
    if (job === 'send-spa-application') await spaApplication.job.run(services, payload as never)
  }
}

test('a message is kept with a number, goes to our help, and its visitor is told', async () => {
  const sent = await submitContactMessage(services, input())
  const ticket = sent.ok ? sent.value.ticket : ''
  expect(ticket).toMatch(/^C-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await deliver()
  await deliver()
  const [toUs, toVisitor, ...others] = emails
  expect(others).toEqual([])
  expect(toUs).toMatchObject({
    to: { email: 'ayuda@calmaria.example' },
    replyTo: { name: 'Ana Bcc: otra@correo.example', email: 'Ana@correo.example' },
    subject: `${ticket} · Cambios y devoluciones · Ana Bcc: otra@correo.example`,
  })
  expect(toUs?.text).toContain('<script>alert(1)</script>')
  expect(toUs?.html).not.toContain('<script>')
  expect(toVisitor).toMatchObject({
    to: { email: 'Ana@correo.example' },
    subject: `Hemos recibido tu mensaje (${ticket})`,
  })
})

test('in Portuguese it goes to the Portuguese help, and is answered in Portuguese', async () => {
  await submitContactMessage(services, input({ language: 'pt' }))
  await deliver()
  expect(emails[0]).toMatchObject({ to: { email: 'ajuda@calmaria.example' }, language: 'pt' })
  expect(emails[1]?.subject).toContain('Recebemos a sua mensagem')
})

test('nothing that was typed goes to the address that was typed', async () => {
  await submitContactMessage(services, input())
  await submitSpaApplication(services, application())
  await deliver()
  const acknowledged = emails.filter(({ to }) => !to.email.endsWith('@calmaria.example'))
  expect(acknowledged).toHaveLength(2)
  for (const { subject, text, html, to } of acknowledged) {
    expect(subject + text + html + to.name).not.toMatch(/Ana\b|Bcc|script>|SP71920KRB|Duna|Luis|Circuito/)
  }
})

test('an address is told three times an hour, whoever writes with it, and every message is kept', async () => {
  for (let time = 1; time <= 5; time++) await submitContactMessage(services, input())
  await deliver()
  expect(emails.filter(({ to }) => to.email === 'Ana@correo.example')).toHaveLength(3)
  expect(await services.db.select().from(contactMessages)).toHaveLength(5)
})

test('a photograph is drawn anew, upright and without what the camera wrote into it', async () => {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#12575a' } })
    .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '28/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await submitContactMessage(services, input({ file: { name: '../mi foto.HEIC', content: photo } }))
  await deliver()
  const [attached] = emails[0]?.attachments ?? []
  expect(attached).toMatchObject({ name: 'mi foto.jpg', type: 'image/jpeg' })
  const seen = await sharp(attached?.content).metadata()
  expect(seen).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  expect(seen.exif).toBeUndefined()
  expect(emails[1]?.attachments).toEqual([])
})

test.each([
  ['a picture that is none', '\x89PNG\r\n\x1a\nand nothing else', 'fileUnreadable'],
  ['half a photograph', '\xff\xd8\xff\xe0\0\x10JFIF', 'fileUnreadable'],
  ['a page of HTML', '<html>', 'fileType'],
])('%s is refused, and nothing is kept', async (_, text, error) => {
  const content = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const file = { name: 'a.png', content }
  expect(await submitContactMessage(services, input({ file }))).toEqual({ ok: false, error })
  expect(await services.db.select().from(contactMessages)).toEqual([])
})

test('a picture that unpacks to more than fits is refused', async () => {
  const content = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(await submitContactMessage(services, input({ file: { name: 'a.png', content } }))).toMatchObject({
    error: 'fileUnreadable',
  })
})

test('a spa is on the list until somebody has answered it', async () => {
  const sent = await submitSpaApplication(services, application())
  const ticket = sent.ok ? sent.value.ticket : ''
  await deliver()
  expect(emails.map(({ to }) => to.email)).toEqual(['ayuda@calmaria.example', 'luis@spa.example'])
  expect(emails[0]).toMatchObject({ replyTo: { email: 'luis@spa.example' } })
  expect(await listApplications(services)).toMatchObject([{ ticket, venue: 'Spa Duna', answeredAt: null }])
  expect(await markAnswered(services, ticket)).toBe(true)
  expect(await markAnswered(services, ticket)).toBe(false)
  expect(await listApplications(services)).toEqual([])
})

test('files are forgotten after 90 days, messages and spas after 12 months', async () => {
  const file = { name: 'a.pdf', content: new TextEncoder().encode('%PDF-1.7') }
  await submitContactMessage(services, input({ file }))
  await submitSpaApplication(services, application())
  const seen = async () => {
    await forgetMessages(services)
    const [message] = await services.db.select().from(contactMessages)
    const [application] = await services.db.select().from(spaApplications)
    return { file: message?.attachmentName, message: message?.name, spa: application?.venue }
  }
  setNow(new Date('2027-02-15T12:00:00+01:00'))
  expect(await seen()).toMatchObject({ file: 'a.pdf' })
  setNow(new Date('2027-02-17T12:00:00+01:00'))
  expect(await seen()).toMatchObject({ file: null, message: 'Ana Bcc: otra@correo.example' })
  setNow(new Date('2027-11-17T12:00:00+01:00'))
  expect(await seen()).toMatchObject({ spa: 'Spa Duna' })
  setNow(new Date('2027-11-19T12:00:00+01:00'))
  expect(await seen()).toEqual({ file: undefined, message: undefined, spa: undefined })
})
