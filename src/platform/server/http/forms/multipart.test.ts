import { expect, test } from 'vitest'
import { readMultipart, readParts } from './multipart.ts'

const type = 'multipart/form-data; boundary=----x'
const encode = (text: string) => new TextEncoder().encode(text)
const part = (name: string, content: string, file = '') =>
  `------x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"\r\nContent-Type: text/plain`}\r\n\r\n${content}\r\n`

async function read(body: string | Uint8Array, contentType = type) {
  const found: unknown[] = []
  const parts = readMultipart(typeof body === 'string' ? encode(body) : body, contentType)
  for await (const { name, filename, content, isWhole } of parts) {
    found.push([name, filename, new TextDecoder().decode(content), isWhole])
  }
  return found
}

test('fields and a file are read as a browser writes them', async () => {
  const form = new FormData()
  form.set('name', 'Ana "la de Cádiz"')
  form.set('message', 'Hola\r\n--x\r\n¿abrís?')
  form.set('attachment', new File(['%PDF-'], 'mi "bono"\r\n.pdf', { type: 'application/pdf' }))
  const request = new Request('http://x', { method: 'POST', body: form })
  const contentType = request.headers.get('content-type') ?? ''
  expect(await read(new Uint8Array(await request.arrayBuffer()), contentType)).toEqual([
    ['name', null, 'Ana "la de Cádiz"', true],
    ['message', null, 'Hola\r\n--x\r\n¿abrís?', true],
    ['attachment', 'mi "bono"  .pdf', '%PDF-', true],
  ])
})

test.each([
  ['nothing', '', type, []],
  ['no boundary', part('a', 'b'), 'multipart/form-data', []],
  ['an endless boundary', part('a', 'b'), `multipart/form-data; boundary=${'x'.repeat(200)}`, []],
  ['another boundary', part('a', 'b'), 'multipart/form-data; boundary=y', []],
  ['words before the first part', `preamble\r\n${part('a', 'b')}------x--`, type, [['a', null, 'b', true]]],
  ['no last line', part('a', 'b'), type, [['a', null, 'b\r\n', false]]],
  [
    'a file that was cut off',
    `${part('a', 'b')}${part('f', 'half', 'f.pdf').slice(0, -4)}`,
    type,
    [
      ['a', null, 'b', true],
      ['f', 'f.pdf', 'ha', false],
    ],
  ],
  ['a head without end', '------x\r\nContent-Disposition: form-data; name="a"', type, []],
  ['a part without a name', '------x\r\nContent-Disposition: form-data\r\n\r\nb\r\n------x--', type, []],
  ['an empty part', `${part('a', '')}------x--`, type, [['a', null, '', true]]],
  ['what comes behind the end', `${part('a', 'b')}------x--\r\n${part('c', 'd')}`, type, [['a', null, 'b', true]]],
])('%s', async (_, body, contentType, expected) => {
  expect(await read(body, contentType)).toEqual(expected)
})

test('bytes that are no UTF-8 are marked, and no form has more than 500 parts', async () => {
  const broken = Uint8Array.from([...encode('------x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'), 0xe1, 0x20])
  expect(await read(broken)).toEqual([['a', null, '\ufffd ', false]])
  expect(await read(part('a', 'b').repeat(800))).toHaveLength(500)
})

test('a boundary is found wherever the steps of the search fall', async () => {
  const long = 256 * 1024
  for (const length of [long - 12, long - 9, long - 8, long - 1, long, long + 1]) {
    const body = `${part('a', 'x'.repeat(length), 'f.pdf')}${part('b', 'c')}------x--`
    expect((await read(body)).map((one) => [(one as string[])[0], (one as string[])[2]?.length])).toEqual([
      ['a', length],
      ['b', 1],
    ])
  }
})

const boundary = 'XX'
const multipart = (parts: string[]) =>
  new TextEncoder().encode(`${parts.map((part) => `--${boundary}\r\n${part}`).join('\r\n')}\r\n--${boundary}--\r\n`)
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`

test('texts and files of a form', async () => {
  const body = multipart([
    `${disposition('name="list"')}\r\n\r\nAna\tana@acme.example`,
    `${disposition('name="logo"; filename="a.png"')}\r\nContent-Type: image/png\r\n\r\nPNG`,
    `${disposition('name="none"; filename=""')}\r\n\r\n`,
  ])
  const { texts, files } = await readParts(body, `multipart/form-data; boundary=${boundary}`)
  expect([...texts]).toEqual([['list', 'Ana\tana@acme.example']])
  expect([...files.keys()]).toEqual(['logo'])
  expect(files.get('logo')).toMatchObject([{ name: 'a.png', isWhole: true }])
})

test('the encoding of all other forms', async () => {
  const body = new TextEncoder().encode('list=a%3Bb&from=Acme')
  const { texts, files } = await readParts(body, 'application/x-www-form-urlencoded')
  expect(Object.fromEntries(texts)).toEqual({ list: 'a;b', from: 'Acme' })
  expect(files.size).toBe(0)
})

test('nothing that can be read is nothing that was sent', async () => {
  expect(await readParts(Uint8Array.from([1, 2, 3]), 'multipart/form-data')).toEqual({
    texts: new Map(),
    files: new Map(),
  })
})

test('so much is typed and no more; files behind it are read all the same', async () => {
  const body = multipart([
    `${disposition('name="a"')}\r\n\r\n${'x'.repeat(40)}`,
    `${disposition('name="b"')}\r\n\r\n${'y'.repeat(40)}`,
    `${disposition('name="c"')}\r\n\r\nz`,
    `${disposition('name="logo"; filename="a.png"')}\r\n\r\nPNG`,
  ])
  const { texts, files } = await readParts(body, `multipart/form-data; boundary=${boundary}`, 64)
  expect([...texts]).toEqual([
    ['a', 'x'.repeat(40)],
    ['b', 'y'.repeat(24)],
    ['c', ''],
  ])
  expect(files.get('logo')).toHaveLength(1)
})
