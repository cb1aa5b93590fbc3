import { randomInt } from 'node:crypto'
import type { Draw } from '#domain/reference.ts'

export const drawRandom: Draw = (limit) => randomInt(limit)
