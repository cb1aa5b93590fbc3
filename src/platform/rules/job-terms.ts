/** How long a job is kept that is done or given up, and one that waits until somebody looks at it. */
export const jobTerms = { done: { days: 7 }, undelivered: { days: 90 } } as const
