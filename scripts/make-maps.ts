/**
 * Writes the shapes that the maps are drawn from, out of es-atlas and world-atlas:
 * server/catalogue/map/outlines.ts and destination-shapes.ts. Run it again after a change here: npm run maps
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDestinations } from './maps/make-destinations.ts'
import { makeOutlines } from './maps/make-outlines.ts'

const root = join(import.meta.dirname, '..')
const [outlines, destinations] = ['outlines.ts', 'destination-shapes.ts'].map((file) =>
  join(root, 'server/catalogue/map', file),
) as [string, string]

await writeFile(outlines, makeOutlines())
await writeFile(destinations, makeDestinations())
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', outlines, destinations])
