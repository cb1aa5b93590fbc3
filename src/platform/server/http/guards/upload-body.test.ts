import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mostFiles, unsubscribePages } from '#site/features.ts'
import { readUpload } from './read-form.ts'
import { guardForms } from './request-guards.ts'

const app = new Hono()
app.use(guardForms('https://calmaria.example', async () => 0, { mostFiles, unsubscribePages }))
app.all('*', async (c) => {
  const { values, files } = await readUpload(c.req.raw, { name: 80, message: 4000 }, 'attachment')
  return c.json({
    ...values,
    files: files.map(({ name, content, isWhole }) => ({ name, size: content.length, isWhole })),
  })
})

const megabyte = 1024 * 1024

function formOf(size: number | null) {
  const form = new FormData()
  form.set('name', 'Ana')
  form.set('message', 'Hola,\r\n¿abrís?')
  form.set('attachment', size === null ? new File([], '') : new File([new Uint8Array(size)], 'bono.pdf'))
  return form
}

const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/formulario-de-contacto/') =>
  app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const said = { name: 'Ana', message: 'Hola,\n¿abrís?' }

test.each([
  ['without a file', null, []],
  ['with a small file', 1000, [{ name: 'bono.pdf', size: 1000, isWhole: true }]],
  ['with a file of 5 MB', 5 * megabyte, [{ name: 'bono.pdf', size: 5 * megabyte, isWhole: true }]],
])('the contact form comes %s', async (_, size, files) => {
  expect(await (await post(formOf(size))).json()).toEqual({ ...said, files })
})

test('of a body of 20 MB the words are kept, and the file is known not to be whole', async () => {
  const answer = await post(formOf(20 * megabyte), {}, '/pt/formulario-de-contacto/_.data')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ ...said, files: [{ name: 'bono.pdf', isWhole: false }] })
})

test('a review comes with four files of 5 MB, and a fifth is not whole', async () => {
  const form = formOf(5 * megabyte)
  for (let file = 2; file <= 4; file++)
    form.append('attachment', new File([new Uint8Array(5 * megabyte)], `${file}.jpg`))
  const sizes = async () => {
    const answer = (await (await post(form, {}, '/pt/avaliar/')).json()) as { files: { isWhole: boolean }[] }
    return answer.files.map(({ isWhole }) => isWhole)
  }
  expect(await sizes()).toEqual([true, true, true, true])
  form.append('attachment', new File([new Uint8Array(5 * megabyte)], '5.jpg'))
  expect(await sizes()).toEqual([true, true, true, true, false])
})

test('more than memory has room for at once is asked to wait', async () => {
  const slow = () => {
    const { readable, writable } = new TransformStream()
    const answer = post(readable, { 'Content-Type': 'multipart/form-data; boundary=x' }, '/opinar/')
    return { answer, end: () => writable.close() }
  }
  const sending = Array.from({ length: 4 }, slow)
  const late = slow()
  late.end()
  expect((await late.answer).status).toBe(503)
  for (const { end } of sending) end()
  for (const { answer } of sending) expect((await answer).status).toBe(200)
  const next = slow()
  next.end()
  expect((await next.answer).status).toBe(200)
})

test('what never ends is refused', async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(megabyte)) })
  expect((await post(endless, { 'Content-Type': 'multipart/form-data; boundary=x' })).status).toBe(413)
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(40 * megabyte) }
  expect((await post('x', headers)).status).toBe(413)
})

test.each([
  ['garbage', '\0\xff--x\r\n\r\n', 'multipart/form-data; boundary=x'],
  ['a boundary that is not there', 'name=Ana', 'multipart/form-data; boundary=----y'],
  ['no boundary', 'name=Ana', 'multipart/form-data; boundary='],
])('%s is read as an empty form', async (_, body, type) => {
  expect(await (await post(body, { 'Content-Type': type })).json()).toEqual({ name: '', message: '', files: [] })
})

test('the form comes in the encoding of the others too, with their limit', async () => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect(await (await post('name=Ana&message=Hola', type)).json()).toEqual({ name: 'Ana', message: 'Hola', files: [] })
  expect((await post(`name=${'a'.repeat(70_000)}`, type)).status).toBe(413)
})

test('no other form takes a file', async () => {
  expect((await post(formOf(10), {}, '/eres-un-spa/')).status).toBe(415)
  expect((await post(formOf(10), {}, '/opinar/respuesta/')).status).toBe(415)
})

test('a file from another site is not even read', async () => {
  expect((await post(formOf(10), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
})
