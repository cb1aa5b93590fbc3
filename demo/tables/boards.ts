import { z } from 'zod'
import { readData } from '../read-data.ts'
import { texts } from './fields.ts'

export const boardKeys = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const
export type BoardKey = (typeof boardKeys)[number]

const board = z.strictObject({
  name: texts,
  description: texts,
  /** For a person and night, in cents, where a night for two costs 200 € or more. */
  price: z.int(),
})

export const boards = readData('boards.json', z.record(z.enum(boardKeys), board))
