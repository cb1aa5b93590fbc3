import { z } from 'zod'

/** A key of that table and no other: a row can not name what does not exist. */
export const keyOf = (table: Readonly<Record<string, unknown>>) => z.enum(Object.keys(table))

export const atLeastOne = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema], schema)

/** Set or left out. */
export const flag = z.literal(true).optional()
