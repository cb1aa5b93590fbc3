import { globSync, readFileSync } from 'node:fs'
import { featureNames as order } from '../../src/site/feature-names.ts'

const row = 30
const left = 132
const top = 118
const size = { width: left + order.length * row + 24, height: top + order.length * row + 46 }

/** Which feature imports which, of its sources and not of its tests. */
function readUses(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>(order.map((feature) => [feature, new Set()]))
  for (const file of globSync('src/features/**/*.{ts,tsx}').filter((name) => !name.includes('.test.'))) {
    const [, , feature = ''] = file.split('/')
    for (const [, used = ''] of readFileSync(file, 'utf8').matchAll(/'#features\/([\w-]+)\//g))
      if (used !== feature) uses.get(feature)?.add(used)
  }
  return uses
}

/** A table of features in their order: a dot where that of the row uses that of the column. None is above the steps. */
export function drawFeatures(): string {
  const uses = readUses()
  const middle = (at: number) => (at + 0.5) * row
  const rows = order.map((feature, at) => {
    const dots = order.flatMap((used, column) =>
      uses.get(feature)?.has(used) ? [`<circle cx="${left + middle(column)}" cy="${top + middle(at)}" r="6"/>`] : [],
    )
    return [
      `<rect x="${left + at * row}" y="${top + at * row}" width="${row}" height="${row}" fill="#e3ddd0"/>`,
      `<text x="${left - 12}" y="${top + middle(at) + 5}" text-anchor="end">${feature}</text>`,
      `<text transform="translate(${left + middle(at) + 5} ${top - 12}) rotate(-90)">${feature}</text>`,
      `<g fill="#2f5d57">${dots.join('')}</g>`,
    ].join('\n')
  })
  const lines = Array.from({ length: order.length + 1 }, (_, at) => {
    const [x, y] = [left + at * row, top + at * row]
    return `M${left} ${y}H${left + order.length * row}M${x} ${top}V${top + order.length * row}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-label="Which feature uses which" font-family="system-ui, sans-serif" font-size="14" fill="#1f2b29">
<rect width="100%" height="100%" fill="#fbf8f3"/>
<path d="${lines.join('')}" stroke="#e3ddd0" fill="none"/>
${rows.join('\n')}
<text x="${left}" y="${size.height - 16}" font-size="13">A dot: the feature of the row uses that of the column.</text>
</svg>
`
}
