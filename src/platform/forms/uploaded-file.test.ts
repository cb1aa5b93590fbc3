import { expect, test } from 'vitest'
import { acceptedTypes, fileKindOf, fileKinds, fileProblem, pictureKinds } from './uploaded-file.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const whole = (content: Uint8Array) => ({ content, isWhole: true })

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\x24\0\0\0WAVEfmt ', null],
  ['GIF89a', null],
  ['<html><script>', null],
  ['MZ\x90', null],
  [' %PDF-', null],
  ['', null],
])('by its bytes %j is %s', (content, kind) => {
  expect(fileKindOf(bytes(content))).toBe(kind)
})

test('5 MB are taken, a byte more is not, nor is half a file', () => {
  const of = (size: number) => {
    const file = new Uint8Array(size)
    file.set(bytes('%PDF-'))
    return file
  }
  expect(fileProblem(whole(of(5 * 1024 * 1024)), fileKinds)).toBeNull()
  expect(fileProblem(whole(of(5 * 1024 * 1024 + 1)), fileKinds)).toBe('fileLarge')
  expect(fileProblem({ content: of(100), isWhole: false }, fileKinds)).toBe('fileLarge')
  expect(fileProblem({ ...whole(of(100)), size: 5 * 1024 * 1024 + 1 }, fileKinds)).toBe('fileLarge')
})

test('a form takes the kinds that it names', () => {
  expect(fileProblem(whole(bytes('GIF89a')), fileKinds)).toBe('fileType')
  expect(fileProblem(whole(bytes('%PDF-')), pictureKinds)).toBe('fileType')
  expect(acceptedTypes(pictureKinds)).toBe('image/jpeg,image/png,image/webp')
})
