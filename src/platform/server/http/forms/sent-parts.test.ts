import { expect, test } from 'vitest'
import { readParts } from './sent-parts.ts'

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
