import { expect, test } from 'vitest'
import { readParts } from './sent-parts.ts'

const boundary = 'XX'
const multipart = (parts: string[]) =>
  new TextEncoder().encode(`${parts.map((part) => `--${boundary}\r\n${part}`).join('\r\n')}\r\n--${boundary}--\r\n`)
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`

test('texts and files of a form', () => {
  const body = multipart([
    `${disposition('name="list"')}\r\n\r\nAna\tana@acme.example`,
    `${disposition('name="logo"; filename="a.png"')}\r\nContent-Type: image/png\r\n\r\nPNG`,
    `${disposition('name="none"; filename=""')}\r\n\r\n`,
  ])
  const { texts, files } = readParts(body, `multipart/form-data; boundary=${boundary}`)
  expect([...texts]).toEqual([['list', 'Ana\tana@acme.example']])
  expect([...files.keys()]).toEqual(['logo'])
  expect(files.get('logo')).toMatchObject([{ name: 'a.png', isWhole: true }])
})

test('the encoding of all other forms', () => {
  const body = new TextEncoder().encode('list=a%3Bb&from=Acme')
  const { texts, files } = readParts(body, 'application/x-www-form-urlencoded')
  expect(Object.fromEntries(texts)).toEqual({ list: 'a;b', from: 'Acme' })
  expect(files.size).toBe(0)
})

test('nothing that can be read is nothing that was sent', () => {
  expect(readParts(Uint8Array.from([1, 2, 3]), 'multipart/form-data')).toEqual({ texts: new Map(), files: new Map() })
})
