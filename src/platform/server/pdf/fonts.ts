import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { projectFolder } from '#platform/server/project-folder.ts'
import { type FallbackName, fallbackFile, fallbacksFor } from './fallback-fonts.ts'
import { type FontName, fontFiles } from './glyphs.ts'

/** The fallback fonts that one sheet may use, in the order in which they are asked for a letter. */
export type Fallbacks = ReadonlyMap<FallbackName, Font>

export type Fonts = { own: readonly (readonly [FontName, Font])[]; fallbacks: Fallbacks }

const folder = join(projectFolder, 'src/platform/server/pdf/fonts')
const decompress = promisify(brotliDecompress)

/** The largest has 7 MB, the next 2.5: a sheet in several scripts does not open them again and again. */
const mostOpen = 6

/** Read once for all sheets: taking a font apart costs more than all the rest of a voucher. */
export const readFonts = () =>
  Object.entries(fontFiles).map(
    ([name, file]) => [name as FontName, openFont(readFileSync(join(folder, file)))] as const,
  )

/** `fontsFor(text)` opens the fallback fonts that the text needs; most need none. */
export function openFonts(most = mostOpen) {
  const own = readFonts()
  const kept = new Map<FallbackName, Promise<Font>>()
  const open = (name: FallbackName): Promise<Font> => {
    const font = kept.get(name) ?? readFallback(name)
    kept.delete(name)
    kept.set(name, font)
    font.catch(() => kept.delete(name))
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    return font
  }
  const fontsFor = async (text: string): Promise<Fonts> => {
    const names = fallbacksFor(text)
    const opened = await Promise.all(names.map(async (name) => [name, await open(name)] as const))
    return { own, fallbacks: new Map(opened) }
  }
  return { fontsFor, open: () => [...kept.keys()] }
}

async function readFallback(name: FallbackName): Promise<Font> {
  return steady(openFont(await decompress(await readFile(join(folder, fallbackFile(name))))))
}

/**
 * fontkit keeps each glyph with the letters for which it was first wanted: with none where it was only a part of another
 * letter's shape. A sheet that is printed later would be copied and read aloud without the letter.
 */
function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  const keptGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = keptGlyph(id, letters)
    return glyph && letters.length > 0 ? Object.create(glyph, { codePoints: { value: letters } }) : glyph
  }
  return font
}

/** Marks in an order that no language has can make fontkit stumble over a font: they are then drawn where they stand. */
function steady(font: Font): Font {
  const layOut = font.layout.bind(font)
  font.layout = (text, features) => {
    try {
      return layOut(text, features)
    } catch {
      return layOut(text, { mark: false, mkmk: false, abvm: false, blwm: false })
    }
  }
  return font
}
