import { z } from 'zod'
import { readData } from '../read-data.ts'
import { texts } from './fields.ts'

const tag = z.strictObject({
  key: z.string(),
  parents: z.array(z.string()).optional(),
  title: texts,
  description: texts,
})

export type TagSeed = z.infer<typeof tag>

/** `services`: what is done; each has a page of treatments. `categories`: spec 3, those seen in the catalogue. */
export const tagSeeds = readData('tags.json', z.strictObject({ services: z.array(tag), categories: z.array(tag) }))

export const serviceTagKey = z.enum(tagSeeds.services.map(({ key }) => key))
export const categoryTagKey = z.enum(tagSeeds.categories.map(({ key }) => key))
