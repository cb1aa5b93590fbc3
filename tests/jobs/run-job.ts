import type { Services } from '#platform/server/services.ts'
import { jobs } from '#site/features.ts'

/** Does a job as the queue would, with its payload as it was stored. */
export async function runJob(services: Services, name: string, payload?: unknown) {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  await job.run(services, payload)
}

/** Does what the clock asks for every minute. */
export async function runEachMinute(services: Services) {
  const due = jobs.filter(({ schedule }) => schedule === '* * * * *')
  await Promise.all(due.map((job) => job.run(services)))
}
