import { trimEndOf } from './trim-end.ts'

/**
 * What people type is text and nothing else: line ends are one character, invisible characters that break a database or
 * turn the direction of a page around are dropped, and more than one empty line becomes one. Every step takes time in
 * proportion to the length of the text.
 */
export const plainText = (typed: string) =>
  trimEndOf(
    typed
      .replace(stackedMarks, '$1')
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replaceAll('\t', ' ')
      .replace(invisible, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^[\s\u200c\u200d]+/, ''),
    edge,
  )

/** The same on one line, for names. */
export const plainLine = (typed: string) => plainText(typed).replace(/\s+/g, ' ')

/** How many characters a reader would count, not how many a computer stores. */
export const characters = (text: string) => [...text].length

// No script stacks more marks on one letter (Unicode calls this stream-safe), and normalize() sorts them in quadratic time.
const stackedMarks = /(\p{M}{30})\p{M}+/gu

// Control characters but the line end, marks of direction, spaces without a width, and the byte order mark.
const invisible = /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

// What joins two characters stands between them: alone it would be a name that nobody sees.
const edge = /[\s\u200c\u200d]/
