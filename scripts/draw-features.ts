/** `npm run picture`: draws which feature uses which, from their imports, into `docs/pictures/features.svg`. */
import { writeFileSync } from 'node:fs'
import { drawFeatures } from './features/draw-features.ts'

writeFileSync('docs/pictures/features.svg', drawFeatures())
