import { expect, test } from 'vitest'
import { picturesProblem } from './sent-pictures.ts'

const file = (text: string, isWhole = true) => ({
  content: Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
  isWhole,
})
const photo = file('\xff\xd8\xff\xe0')

test.each([
  ['no picture', [], null],
  ['one', [photo], null],
  ['four', [photo, file('\x89PNG\r\n\x1a\n'), file('RIFF1234WEBP'), photo], null],
  ['five', [photo, photo, photo, photo, photo], 'filesMany'],
  ['a PDF', [file('%PDF-1.7')], 'fileType'],
  ['a drawing that can hold scripts', [photo, file('<svg xmlns')], 'fileType'],
  ['half of one', [photo, file('\xff\xd8\xff', false)], 'fileLarge'],
  ['one of more than 5 MB', [{ ...photo, size: 5 * 1024 * 1024 + 1 }], 'fileLarge'],
])('a review with %s: %s', (_, files, problem) => {
  expect(picturesProblem(files)).toBe(problem)
})
