import type es from './es/messages.ts'

/** The same keys with any sentence: what every other language must provide, or the compiler objects. */
export type Messages = Widened<typeof es>

type Widened<T> = { [Key in keyof T]: T[Key] extends string ? string : Widened<T[Key]> }
