import { randomInt } from 'node:crypto'
import type { Draw } from '#platform/rules/reference.ts'

export const drawRandom: Draw = (limit) => randomInt(limit)
