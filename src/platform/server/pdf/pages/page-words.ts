import { capital } from '#platform/i18n/calendar-days.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Piece } from '../lines.ts'
import { printable } from '../runs.ts'

/** One sheet: what stands on it, and what it is called as a file. */
export type PdfPage = {
  brand: string
  /** What a viewer shows as its title. */
  title: string
  madeAt: Date
  /** A JPEG of the picture library. */
  picture: { file: string; alt: string }
  /** What the QR code opens. */
  qr: string
  words: PageWords
}

/** From top to bottom. */
export type PageWords = {
  kind: string
  title: string
  at: string
  /** Side by side below the title, such as arrival and departure. Empty: there is no such band. */
  band: { label: string; value: string; detail: string }[]
  /** Of a present; else `holder` says whose it is. */
  dedication: { quote: string; names: Piece[] } | null
  holder: { label: string; name: string } | null
  facts: [PageFact, PageFact]
  howTo: string
  steps: string[]
  includedTitle: string
  included: string[]
  foot: { title: string; text: string }
  /** What the QR code is for. */
  qr: string
}

/** A code is set larger, to be read out on the phone. */
type PageFact = { label: string; value: string; isCode: boolean }

type Given = { message: string | null; beneficiary: string; buyer: string }

/** Without a message the name takes its place. */
export function dedicationOf(given: Given, t: Translate): NonNullable<PageWords['dedication']> {
  const quote = printable(given.message ?? '')
  const beneficiary = printable(given.beneficiary)
  const from = t('sheet.from', { name: printable(given.buyer) })
  if (!quote) return { quote: t('sheet.for', { name: beneficiary }), names: [{ text: capital(from) }] }
  const [before = '', after = ''] = t('sheet.for', { name: '\0' }).split('\0')
  return { quote, names: [{ text: before }, { text: beneficiary, face: 'semibold' }, { text: `${after}, ${from}` }] }
}

/** A telephone number does not break. */
export const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

/** An address as it is printed. */
export const bare = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** As in 'a, b o c'. */
export const listed = (ways: string[], or: string) => ways.join(', ').replace(/, ([^,]*)$/, ` ${or} $1`)
