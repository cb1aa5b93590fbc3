import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { issueFormToken } from '#features/contact/server/form-token.ts'
import { readSent } from '#features/contact/server/sent-link.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { action as applyAsSpa } from './are-you-a-spa.tsx'
import { action } from './contact.tsx'

const { services, pool, setNow, forgetAttempts } = await testServices()
const start = new Date('2026-11-18T12:00:00+01:00')
let token = ''

beforeEach(async () => {
  setNow(start)
  await forgetAttempts()
  token = issueFormToken(services)
  setNow(new Date(start.getTime() + 60_000))
  await pool.query('truncate contact_messages, spa_applications')
})

const message = {
  topic: 'voucher',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  phone: '',
  reference: '',
  message: 'Hola',
  privacy: 'yes',
}
const spa = {
  venue: 'Spa Duna',
  place: 'Maspalomas',
  web: '',
  services: 'Circuito',
  name: 'Luis Gil',
  email: 'luis@spa.example',
  phone: '928 000 000',
  message: '',
  privacy: 'yes',
}

type Act = typeof action | typeof applyAsSpa

/** The answer of the page, or where it leads. */
async function send(act: Act, path: string, body: BodyInit, address = '203.0.113.1') {
  const url = new URL(`https://calmaria.example${path}`)
  const request = new Request(url, { method: 'POST', body })
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address })
  try {
    const { data, init } = await act({ request, url, context } as never)
    return { ...data, status: init?.status ?? 200 }
  } catch (thrown) {
    const { status, headers } = thrown as Response
    const to = new URL(headers.get('location') ?? '', url)
    return { status, path: to.pathname, sent: readSent(services, to.searchParams.get('key') ?? '') }
  }
}

function contact(changes: Record<string, string> = {}, file?: File, address?: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...message, token, solution: '', ...changes })) form.set(name, value)
  if (file) form.set('attachment', file)
  return send(action, '/formulario-de-contacto/', form, address)
}

const kept = async () => (await pool.query('select ticket, name, attachment_name from contact_messages')).rows

test('a message leads to a page of its own with its number', async () => {
  const answer = await contact({}, new File(['%PDF-1.7'], 'bono.pdf'))
  const [row] = await kept()
  expect(answer).toEqual({
    status: 303,
    path: '/formulario-de-contacto/enviado/',
    sent: { ticket: row.ticket, form: 'contact' },
  })
  expect(row).toMatchObject({ name: 'Ana Ruiz', attachment_name: 'bono.pdf' })
})

test('what is wrong is said at its field, and everything else comes back', async () => {
  const typed = { ...message, email: 'ana@', message: 'Hola\n"<b>' }
  expect(await contact(typed)).toEqual({
    status: 400,
    values: typed,
    problems: { email: 'emailWrong' },
    token,
    hadFile: false,
  })
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'a.pdf')
  expect(await contact({}, large)).toMatchObject({
    status: 400,
    values: message,
    problems: { attachment: 'fileLarge' },
    hadFile: true,
  })
  expect(await contact({}, new File(['MZ'], 'virus.pdf'))).toMatchObject({ problems: { attachment: 'fileType' } })
  const broken = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg')
  expect(await contact({}, broken)).toMatchObject({ values: message, problems: { attachment: 'fileUnreadable' } })
  expect(await kept()).toEqual([])
})

test('a form that is sent at once comes back, and is taken a moment later', async () => {
  setNow(new Date(start.getTime() + 1000))
  expect(await contact()).toMatchObject({ status: 400, values: message, token, refused: { error: 'too-soon' } })
  setNow(new Date(start.getTime() + 4000))
  expect(await contact()).toMatchObject({ status: 303 })
})

test('a form without a token, or with one of yesterday, comes back with another', async () => {
  const without = await contact({ token: '' })
  expect(without).toMatchObject({ status: 400, values: message, refused: { error: 'too-soon' } })
  setNow(new Date(start.getTime() + 25 * 60 * 60_000))
  const old = await contact()
  expect(old).toMatchObject({ status: 400, refused: { error: 'too-soon' } })
  expect('token' in old && old.token).not.toBe(token)
})

test('a program is thanked, and nothing is written', async () => {
  expect(await contact({ subject: 'x' })).toMatchObject({ status: 303, sent: { form: 'contact' } })
  expect(await kept()).toEqual([])
})

test('who writes too often waits, and while the database is away everything typed stays', async () => {
  expectLogged(/not written/)
  await pool.query('alter table contact_messages rename to elsewhere')
  expect(await contact()).toMatchObject({ status: 503, values: message, refused: { error: 'not-saved' } })
  await pool.query('alter table elsewhere rename to contact_messages')
  for (let time = 1; time <= 9; time++) await contact()
  expect(await contact()).toMatchObject({ status: 429, values: message, refused: { error: 'too-many', minutes: 10 } })
})

test('while many write from everywhere, a proof is asked for, and everything typed stays', async () => {
  for (let visitor = 1; visitor <= 30; visitor++) await contact({}, undefined, `198.51.100.${visitor}`)
  expect(await contact()).toMatchObject({ status: 428, values: message, token, refused: { error: 'proof' } })
  expect(await kept()).toHaveLength(30)
})

test.each([
  ['nothing', ''],
  ['half a form', 'name=Ana'],
  ['broken signs', 'name=%FF%C3%28&message=%'],
])('%s is no error of ours', async (_, body) => {
  const answer = await send(action, '/pt/formulario-de-contacto/', new URLSearchParams(body))
  expect(answer).toMatchObject({ status: 400 })
})

test('a spa is put on the list, and led to a page of its own', async () => {
  const form = (changes = {}) => new URLSearchParams({ ...spa, token, ...changes })
  expect(await send(applyAsSpa, '/pt/tem-um-spa/', form({ venue: ' ' }))).toMatchObject({
    status: 400,
    problems: { venue: 'missing' },
    values: { ...spa, venue: '' },
  })
  expect(await send(applyAsSpa, '/pt/tem-um-spa/', form())).toMatchObject({
    status: 303,
    path: '/pt/tem-um-spa/enviado/',
    sent: { form: 'application' },
  })
  expect((await pool.query('select venue, language from spa_applications')).rows).toEqual([
    { venue: 'Spa Duna', language: 'pt' },
  ])
})
