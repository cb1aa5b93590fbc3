import { customType } from 'drizzle-orm/pg-core'

/** The bytes of a file. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
