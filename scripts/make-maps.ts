/**
 * Writes the shapes that the maps are drawn from, out of es-atlas and world-atlas:
 * src/platform/map/land/outlines.json and src/features/shop-window/server/destinations/destination-shapes.json. Run it again after a change here: npm run maps
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDestinations } from './maps/make-destinations.ts'
import { makeOutlines } from './maps/make-outlines.ts'

const root = join(import.meta.dirname, '..')
const outlines = join(root, 'src/platform/map/land/outlines.json')
const destinations = join(root, 'src/features/shop-window/server/destinations/destination-shapes.json')

await writeFile(outlines, JSON.stringify(makeOutlines()))
await writeFile(destinations, JSON.stringify(makeDestinations()))
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', outlines, destinations])
