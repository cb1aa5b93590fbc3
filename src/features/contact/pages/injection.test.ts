import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { contactMessage } from '#features/contact/emails/contact-message.ts'
import { spaApplication } from '#features/contact/emails/spa-application.ts'
import { issueFormToken } from '#features/contact/server/form-token.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { expectHarmlessEmail, injections, noAddresses, unseen, unseenInAddresses } from '#tests/injections.ts'
import { testServices } from '#tests/test-services.ts'
import { action as applyAsSpa } from './are-you-a-spa.tsx'
import { action as contact } from './contact.tsx'

const { services, queued, emails, setNow, forgetAttempts } = await testServices()
const start = new Date('2026-11-18T12:00:00+01:00')
let token = ''

beforeEach(async () => {
  setNow(start)
  await forgetAttempts()
  token = issueFormToken(services)
  setNow(new Date(start.getTime() + 60_000))
  queued.length = 0
  emails.length = 0
})

async function send(act: typeof contact | typeof applyAsSpa, fields: Record<string, string | File>) {
  const url = new URL('https://calmaria.example/formulario-de-contacto/')
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, token, solution: '', privacy: 'yes' })) form.set(name, value)
  const body = act === contact ? form : new URLSearchParams([...form] as [string, string][])
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  const request = new Request(url, { method: 'POST', body })
  const thrown = await act({ request, url, context } as never).catch((answer: Response) => answer)
  const status = thrown instanceof Response ? thrown.status : thrown.init?.status
  return { status, problems: thrown instanceof Response ? undefined : thrown.data.problems }
}

async function deliver() {
  for (const { job, payload } of queued.splice(0)) {
    if (job === 'send-contact-message') await contactMessage.job.run(services, payload as never)
    if (job === 'send-spa-application') await spaApplication.job.run(services, payload as never)
  }
}

const message = { topic: 'voucher', email: 'elena@correo.example', phone: '', reference: '' }

test.each(injections)(
  '%s in a message is words in the e-mail to us, and none to who wrote it',
  async (_, words, read) => {
    const attachment = new File(['%PDF-1.7'], `${words}.pdf`)
    const sent = await send(contact, { ...message, name: words, message: words, attachment })
    expect(sent).toEqual({ status: 303 })
    await deliver()
    const [toUs, toVisitor, ...others] = emails
    if (!toUs || !toVisitor) throw new Error('an e-mail is missing')
    expect(others).toEqual([])
    expectHarmlessEmail(toUs, read)
    expect(toUs.to.email).toBe('ayuda@calmaria.example')
    expect(toUs.replyTo?.email).toBe('elena@correo.example')
    const [file] = toUs.attachments
    expect(file?.name).toMatch(/^[^\r\n"/\\:*?<>|]+\.pdf$/)
    expect(file?.name).not.toMatch(unseen)
    // Anybody can type an address: nothing that they typed is sent to it.
    expect(toVisitor.to).toEqual({ email: 'elena@correo.example' })
    expect(toVisitor.html).not.toContain('alert')
    expect(toVisitor.text).not.toContain(read)
  },
)

test.each(injections)('%s in the application of a spa is words in the e-mail to us', async (_, words, read) => {
  const spa = { email: 'spa@correo.example', phone: '928 000 000', web: '' }
  const said = { venue: words, place: words, services: words, name: words, message: words }
  expect(await send(applyAsSpa, { ...spa, ...said })).toEqual({ status: 303 })
  await deliver()
  const [toUs, toSpa, ...others] = emails
  if (!toUs || !toSpa) throw new Error('an e-mail is missing')
  expect(others).toEqual([])
  expectHarmlessEmail(toUs, read)
  expect(toSpa.to).toEqual({ email: 'spa@correo.example' })
  expect(toSpa.text).not.toContain(read)
})

test.each(noAddresses)('%j is nobody who could be answered', async (email) => {
  const sent = await send(contact, { ...message, email, name: 'Elena', message: 'Hola' })
  expect(sent).toEqual({ status: 400, problems: { email: 'emailWrong' } })
  expect(queued).toEqual([])
})

test.each(unseenInAddresses)('%j is answered without what nobody sees', async (email) => {
  expect(await send(contact, { ...message, email, name: 'Elena', message: 'Hola' })).toEqual({ status: 303 })
  await deliver()
  expect([emails[0]?.replyTo?.email, emails[1]?.to.email]).toEqual(Array(2).fill('elena@correo.example'))
})
