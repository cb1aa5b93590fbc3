/** How tries of jobs ended. What is `given-up` is not tried again. */
type JobOutcome = 'done' | 'failed' | 'given-up'

/** What this process did in the background, for /metrics. */
export function makeJobCounts() {
  const counts = new Map<string, { job: string; outcome: JobOutcome; count: number }>()
  return {
    add: (job: string, outcome: JobOutcome) => {
      const key = `${job} ${outcome}`
      counts.set(key, { job, outcome, count: (counts.get(key)?.count ?? 0) + 1 })
    },
    all: () => [...counts.values()],
  }
}

export type JobCounts = ReturnType<typeof makeJobCounts>
