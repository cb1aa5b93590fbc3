import { z } from '@hono/zod-openapi'

/** Fields of answers, each with what it means. */
export const text = (description: string) => z.string().openapi({ description })
export const whole = (description: string) => z.number().int().openapi({ description })
export const orNull = (description: string) => z.string().nullable().openapi({ description })

export const money = (description: string) =>
  z.object({ amount: whole('In cents.'), currency: text('ISO 4217, such as EUR.') }).openapi({ description })

/** What a thing is found by, and called. */
export const named = (description: string) =>
  z.object({ uuid: text('Its uuid.'), name: text('Its name.') }).openapi({ description })
