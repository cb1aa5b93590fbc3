import { expect, test } from 'vitest'
import { parseDsn } from './dsn.ts'

test.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/'],
  ['https://abc@errors.example:8443/7', 'https://errors.example:8443/api/7/envelope/'],
  ['https://abc:secret@errors.example/7', 'https://errors.example/api/7/envelope/'],
  ['https://abc@errors.example/behind/a/proxy/7', 'https://errors.example/behind/a/proxy/api/7/envelope/'],
  ['http://abc@localhost:3000/sandbox/errors/1', 'http://localhost:3000/sandbox/errors/api/1/envelope/'],
  ['http://abc@127.0.0.1:8000/1', 'http://127.0.0.1:8000/api/1/envelope/'],
])('%s takes envelopes at %s', (text, envelopeUrl) => {
  expect(parseDsn(text)).toEqual({ envelopeUrl, publicKey: 'abc' })
})

test.each([
  ['', 'nothing'],
  ['errors.example', 'no address'],
  ['https://errors.example/7', 'no key'],
  ['https://abc@errors.example/', 'no project'],
  ['https://abc@errors.example', 'no project either'],
  ['https://abc@errors.example/7/', 'a slash too many'],
  ['https://a%20b@errors.example/7', 'a key that no header can carry'],
  ['https://abc@errors.example/7?x=1', 'a query'],
  ['http://abc@errors.example/7', 'not encrypted'],
  ['ftp://abc@errors.example/7', 'another protocol'],
])('%s is refused: %s', (text) => {
  expect(parseDsn(text)).toBeNull()
})
