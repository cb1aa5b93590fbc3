import alts from '#photos/alts.json' with { type: 'json' }
import tinyPictures from '#photos/blurs.json' with { type: 'json' }
import type { PerLanguage } from '#platform/i18n/languages.ts'

/** What each picture of the library shows, for who does not see it. */
export const pictureAlts: Readonly<Record<string, PerLanguage<string>>> = alts

/** A tiny picture of each, shown until the real one arrives. Made by scripts/make-blurs.ts. */
export const blurs: Readonly<Record<string, string>> = tinyPictures
