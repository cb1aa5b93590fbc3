/**
 * Writes src/platform/server/pdf/fonts/fallback-*.ttf.br: Noto's fonts, cut to the letters of their scripts and compressed
 * (docs/decisions/2026-11-15-fonts-and-voucher-pdf.md). The whole ones weigh 200 MB, so they are no dependency: this
 * asks npm for the packages named below. It takes some minutes; names of fonts after the command make only those.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { draws, type FallbackName, fallbackFile, replacement } from '#platform/server/pdf/fallback-fonts.ts'
import { letters } from '#platform/server/pdf/glyphs.ts'

const target = join(import.meta.dirname, '../src/platform/server/pdf/fonts')
const house = new Set([...letters.italic, ...letters.wider])

type Recipe = { from: string; keep?: (letter: string) => boolean; isPlain?: true }

/** What a letter of every script may stand beside: spaces, the two joiners, and the circle that bears a lone mark. */
const always = new Set([' ', '\u00a0', '\u200c', '\u200d', '\u25cc'])
const inJapanese = charactersOf('shift_jis')
// Every character of the simplified and the traditional standards.
const inChinese = charactersOf('gbk')
const punctuation = /[\u3000-\u303f\u3100-\u312f\uff00-\uffef]/

const recipes: Record<FallbackName, Recipe> = {
  hebrew: { from: 'noto-sans-hebrew@0.4.1' },
  // Noto's draws letters and their dots apart: copied out of a PDF, its text would be another.
  arabic: { from: 'vazirmatn@0.4.1' },
  devanagari: { from: 'noto-sans-devanagari@0.4.1' },
  bengali: { from: 'noto-sans-bengali@0.4.4' },
  tamil: { from: 'noto-sans-tamil@0.4.3' },
  thai: { from: 'noto-sans-thai@0.4.2' },
  georgian: { from: 'noto-sans-georgian@0.4.3' },
  armenian: { from: 'noto-sans-armenian@0.4.2' },
  japanese: {
    from: 'noto-sans-jp@0.4.3',
    keep: (letter) => inJapanese.has(letter) || punctuation.test(letter) || /[\u3040-\u30ff]/.test(letter),
    isPlain: true,
  },
  chinese: {
    from: 'noto-sans-sc@0.4.3',
    keep: (letter) => inChinese.has(letter) || punctuation.test(letter),
    isPlain: true,
  },
  korean: {
    from: 'noto-sans-kr@0.4.3',
    keep: (letter) => /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(letter),
    isPlain: true,
  },
  emoji: { from: 'noto-emoji@0.4.7', keep: () => true },
  latin: {
    from: 'noto-sans@0.4.2',
    keep: (letter) => (draws.latin.test(letter) || /\p{M}/u.test(letter)) && !house.has(letter),
  },
  symbols: { from: 'noto-sans-symbols-2@0.4.1' },
  signs: { from: 'noto-sans-symbols@0.4.1' },
}

const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
const licences = new Map<string, string>()
const asked = process.argv.slice(2)
for (const [name, recipe] of Object.entries(recipes) as [FallbackName, Recipe][]) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { font, licence } = fetchFont(recipe.from)
  const [copyright = '', ...terms] = licence.split('\n')
  licences.set(copyright, terms.join('\n').trim())
  const wanted = recipe.keep ?? ((letter: string) => draws[name].test(letter))
  const kept = create(font)
    .characterSet.map((code) => String.fromCodePoint(code))
    .filter((letter) => wanted(letter) || always.has(letter) || letter === replacement.text)
  const made = await subsetFont(font, kept.join(''), {
    targetFormat: 'truetype',
    noHinting: true,
    ...(recipe.isPlain && { keepFeatures: ['ccmp'] }),
  })
  const packed = brotliCompressSync(made, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
  writeFileSync(join(target, fallbackFile(name)), packed)
  console.log(`${fallbackFile(name)}: ${kept.length} letters, ${made.length} bytes, ${packed.length} compressed`)
}
if (asked.length === 0) {
  const [terms = ''] = licences.values()
  writeFileSync(join(target, 'OFL-fallbacks.txt'), `${[...licences.keys()].join('\n')}\n\n${terms}\n`)
}
rmSync(folder, { recursive: true })

function fetchFont(name: string): { font: Buffer; licence: string } {
  const [file = ''] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--silent', `@expo-google-fonts/${name}`], {
      cwd: folder,
      encoding: 'utf8',
    }),
  ).map(({ filename }: { filename: string }) => filename.replace('@', '').replace('/', '-'))
  execFileSync('tar', ['xzf', file], { cwd: folder })
  const [ttf = ''] = globSync(join(folder, 'package/400Regular/*.ttf'))
  const found = { font: readFileSync(ttf), licence: readFileSync(join(folder, 'package/LICENSE_FONT'), 'utf8') }
  rmSync(join(folder, 'package'), { recursive: true })
  return found
}

/** All that two bytes of an old encoding can say: the characters that a country found worth a code. */
function charactersOf(encoding: string): Set<string> {
  const decoder = new TextDecoder(encoding)
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const decoded = bytes.flatMap((first) => bytes.map((second) => decoder.decode(Uint8Array.of(first, second))))
  return new Set(decoded.filter((text) => /^\p{Script=Han}$/u.test(text)))
}
