/**
 * Writes src/platform/ui/styles/fonts/*.woff2 out of the whole fonts in scripts/fonts: only the letters, weights and optical size
 * that the pages use (docs/decisions/2026-11-15-fonts-and-voucher-pdf.md). Run it again after a change here:
 * npm run fonts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const sources = join(import.meta.dirname, 'fonts')
const target = join(import.meta.dirname, '../src/platform/ui/styles/fonts')

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))

/** Spanish and Portuguese, the names of Western Europe's other languages, and the signs of prices and typography. */
const characters = `${between(0x20, 0x7e)}\u00a0¡¿«»ªº·©®°²³¼½¾×${between(0xc0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€−™`

/** Figures of one width, and the pairs that stand closer; the rest of what the fonts can do is never asked for. */
const features = ['kern', 'liga', 'rvrn', 'tnum']

type Recipe = { from: string; axes?: Parameters<typeof subsetFont>[2]['variationAxes'] }
const recipes: Record<string, Recipe> = {
  'figtree.woff2': { from: 'figtree-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
  // One optical size, between a heading on a phone and one on a desk.
  'newsreader.woff2': { from: 'newsreader-latin-opsz-wght.woff2', axes: { wght: 400, opsz: 40 } },
  'newsreader-italic.woff2': { from: 'newsreader-latin-400-italic.woff2' },
}

for (const [name, { from, axes }] of Object.entries(recipes)) {
  const made = await subsetFont(await readFile(join(sources, from)), characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(join(target, name), made)
  console.log(`${name}: ${made.length} bytes`)
}
