import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { inject } from 'vitest'
import type { SeedRows } from '#demo/seed-rows.ts'

/** The rows of the demo on `demoDay`, as they were made once for all tests of this run. */
export const readDemoRows = (): SeedRows => deserialize(readFileSync(join(inject('runFolder'), 'demo-rows')))
