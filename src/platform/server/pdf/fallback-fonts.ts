import { type FontName, letters } from './glyphs.ts'

/**
 * Fonts for what people type in other scripts, nearly all of them Noto's. They are cut by scripts/make-fallback-fonts.ts, lie compressed in
 * server/pdf/fonts, and are opened only for a text that needs them.
 */
const fallbackNames = [
  'hebrew',
  'arabic',
  'devanagari',
  'bengali',
  'tamil',
  'thai',
  'georgian',
  'armenian',
  'japanese',
  'chinese',
  'korean',
  'emoji',
  'latin',
  'symbols',
  'signs',
] as const

export type FallbackName = (typeof fallbackNames)[number]

export const fallbackFile = (name: FallbackName) => `fallback-${name}.ttf.br`

/** Whose letters each is meant for. Whether it really has one is asked of the font. */
export const draws: Record<FallbackName, RegExp> = {
  hebrew: /\p{scx=Hebrew}/u,
  arabic: /\p{scx=Arabic}/u,
  devanagari: /\p{scx=Devanagari}/u,
  bengali: /\p{scx=Bengali}/u,
  tamil: /\p{scx=Tamil}/u,
  thai: /\p{scx=Thai}/u,
  georgian: /\p{scx=Georgian}/u,
  armenian: /\p{scx=Armenian}/u,
  japanese: /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}]/u,
  chinese: /[\p{scx=Han}\p{scx=Bopomofo}\uff00-\uff65\uffe0-\uffe6]/u,
  korean: /\p{scx=Hangul}/u,
  emoji: /(?![\d#*©®])\p{Emoji}|\u20e3/u,
  latin: /[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{P}\p{Sc}\ufffd]/u,
  symbols: /(?!\p{Emoji})\p{S}/u,
  signs: /(?!\p{Emoji})\p{S}/u,
}

/** What is drawn in place of a letter that no font has: it is missed where it stands, and never vanishes. */
export const replacement = { text: '\ufffd', font: 'latin' } as const

/** Those of signs and pictograms have no space, or one as wide as a pictogram. */
export const hasSpace = (font: FontName | FallbackName) => !['wider', 'emoji', 'symbols', 'signs'].includes(font)

/** Written from right to left, which fontkit does by itself within a word. */
export const isRightToLeft = (font: FontName | FallbackName) => font === 'hebrew' || font === 'arabic'

/**
 * Which of them a text may need, in the order in which they are asked. Chinese and Japanese write many characters
 * differently under one code: a text with kana is taken for Japanese.
 */
export function fallbacksFor(text: string): FallbackName[] {
  const strange = new Set(text.match(unknown))
  if (strange.size === 0) return []
  const needed = fallbackNames.filter((name) => [...strange].some((letter) => draws[name].test(letter)))
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const fonts = needed.filter((name) => name !== 'japanese' || isJapanese)
  return fonts.includes(replacement.font) ? fonts : [...fonts, replacement.font]
}

const escaped = [...letters.italic, ...letters.wider].map((letter) => letter.replace(/[\\\]^-]/, '\\$&')).join('')
const unknown = new RegExp(`[^\\n\\t${escaped}]`, 'gu')
