/**
 * Writes src/platform/server/pdf/fonts/*.ttf out of the whole fonts in scripts/fonts: static, and with the letters a voucher may need
 * (docs/decisions/2026-11-15-fonts-and-voucher-pdf.md). Run it again after a change here or of those letters.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type FontName, fontFiles, letters } from '#platform/server/pdf/glyphs.ts'

const sources = join(import.meta.dirname, 'fonts')
const target = join(import.meta.dirname, '../src/platform/server/pdf/fonts')

const recipes: Record<FontName, { from: string; axes?: Record<string, number> }> = {
  regular: { from: 'figtree-latin-wght-normal.woff2', axes: { wght: 400 } },
  semibold: { from: 'figtree-latin-wght-normal.woff2', axes: { wght: 600 } },
  // The optical size of the pages' headings.
  serif: { from: 'newsreader-latin-opsz-wght.woff2', axes: { wght: 400, opsz: 40 } },
  italic: { from: 'newsreader-latin-400-italic.woff2' },
  wider: { from: 'dejavu-sans-europe.woff2' },
}

for (const [name, { from, axes }] of Object.entries(recipes) as [FontName, (typeof recipes)[FontName]][]) {
  const made = await subsetFont(await readFile(join(sources, from)), letters[name], {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'liga'],
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(join(target, fontFiles[name]), made)
  console.log(`${fontFiles[name]}: ${made.length} bytes`)
}
