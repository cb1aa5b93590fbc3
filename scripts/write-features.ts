/**
 * `npm run features`: writes what lists all features, from their names and folders, and draws which uses which, from their
 * imports. Run it after a feature or a language came or went, or got its first page or address, a namespace for browsers,
 * or a file of settings.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureNames } from '../src/site/feature-names.ts'
import { drawFeatures } from './features/draw-features.ts'
import { featureLists } from './features/feature-lists.ts'

const root = join(import.meta.dirname, '..')
for (const [path, text] of [
  ...featureLists(root, featureNames),
  ['docs/pictures/features.svg', drawFeatures()] as const,
]) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
