/** What each of the fonts in server/pdf/fonts can draw: they are cut to it, and a text is split between them by it. */
export type FontName = 'regular' | 'semibold' | 'serif' | 'italic' | 'wider'

/** The four that the house sets its texts in. */
export type Face = Exclude<FontName, 'wider'>

/** They have the space, the ellipsis and whatever else a sentence is held together by. */
export const isFace = (font: string): font is Face => font !== 'wider' && font in fontFiles

export const fontFiles: Record<FontName, string> = {
  regular: 'figtree-regular.ttf',
  semibold: 'figtree-semibold.ttf',
  serif: 'newsreader-regular.ttf',
  italic: 'newsreader-italic.ttf',
  wider: 'dejavu-sans.ttf',
}

// Without the soft hyphen, which is no letter.
const western = `${between(0x20, 0x7e)}${between(0xa0, 0xac)}${between(0xae, 0xff)}–—‘’‚“”„…€`

/** Names of the rest of Europe, Greek, Cyrillic, and the signs people draw with: what the house's own fonts lack. */
const beyond = `ıŒœŸ•‹›−™${between(0x100, 0x17f)}ȘșȚțẞ${between(0x384, 0x38a)}Ό${between(0x38e, 0x3a1)}${between(0x3a3, 0x3ce)}`
const cyrillic = `${between(0x400, 0x45f)}ҐґҒғҚқҢңӨөҮүҰұӘә`
const signs = '←↑→↓☀☆★☺♡♥♪♫✓❤'

export const letters: Record<FontName, string> = {
  regular: `${western}ıŒœ•‹›−™`,
  semibold: `${western}ıŒœ•‹›−™`,
  serif: `${western}Œœ•−`,
  italic: western,
  wider: `${beyond}${cyrillic}${signs}`,
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))
}
