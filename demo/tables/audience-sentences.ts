import { z } from 'zod'
import { readData } from '../read-data.ts'
import { sentences } from './texts.ts'

const audiences = [
  'two-persons',
  'two-adults',
  'two-adults-one-child',
  'two-adults-two-children',
  'one-adult-one-child',
  'resident',
  'non-resident',
  'children',
  'children-in-cabin',
  'pregnancy',
  'weekdays',
  'sessions',
  'working-week',
  'weekend',
] as const
export type AudienceKey = (typeof audiences)[number]

/**
 * Whom an experience is for, said after what it is. A spa takes them in turn: there are as many as any spa of the
 * demo needs.
 */
export const audienceSentences = readData('audience-sentences.json', z.record(z.enum(audiences), sentences))
