/**
 * Writes the shapes that the maps are drawn from, out of es-atlas and world-atlas:
 * domain/map/outlines.ts and server/catalogue/map/destination-shapes.ts. Run it again after a change here: npm run maps
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDestinations } from './maps/make-destinations.ts'
import { makeOutlines } from './maps/make-outlines.ts'

const root = join(import.meta.dirname, '..')
const outlines = join(root, 'domain/map/outlines.ts')
const destinations = join(root, 'server/catalogue/map/destination-shapes.ts')

await writeFile(outlines, makeOutlines())
await writeFile(destinations, makeDestinations())
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', outlines, destinations])
