export const order: readonly string[]
