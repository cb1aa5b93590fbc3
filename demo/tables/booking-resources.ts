import { z } from 'zod'
import { resourceKinds } from '#features/catalogue/rules/services/resources.ts'
import { readData } from '../read-data.ts'
import { texts } from './fields.ts'

export const resourceKeys = [
  'circuit',
  'single-cabin',
  'double-cabin',
  'therapist',
  'private-spa',
  'bath',
  'flotation-pool',
  'hotel-pools',
  'balinese-bed',
] as const
export type ResourceKey = (typeof resourceKeys)[number]

/** What spas of the demo have to be booked. A bath, a bed by the pool or a private spa is one's own, as a cabin is. */
export const bookingResources = readData(
  'booking-resources.json',
  z.record(z.enum(resourceKeys), texts.extend({ kind: z.enum(resourceKinds) })),
)
