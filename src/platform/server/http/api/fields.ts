import { z } from '@hono/zod-openapi'

/** Fields of answers, each with what it means. */
export const text = (description: string) => z.string().openapi({ description })
export const whole = (description: string) => z.number().int().openapi({ description })
export const yesOrNo = (description: string) => z.boolean().openapi({ description })
export const orNull = (description: string) => z.string().nullable().openapi({ description })

export const oneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  z.enum(values).openapi({ description })

export const listOf = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).openapi({ description })

export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.object(shape).openapi({ description })

export const money = (description: string) =>
  group(description, { amount: whole('In cents.'), currency: text('ISO 4217, such as EUR.') })

/** What a thing is found by, and called. */
export const named = (description: string) => group(description, { uuid: text('Its uuid.'), name: text('Its name.') })
