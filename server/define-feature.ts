import type { AnyTemplate } from './emails/define-email.ts'
import type { Job } from './jobs/define-job.ts'

/** What the rest of the server must know of a part of the shop. */
export type Feature = {
  name: string
  /** Beside those of its e-mails. */
  jobs?: readonly Job[]
  /** All that it writes, with or without a job of their own. */
  emails?: readonly AnyTemplate[]
}

export function defineFeature<const Defined extends Feature>(feature: Defined): Defined {
  return feature
}

/** Refuses two of one name: one would do the work of the other. */
export function jobsOf(features: readonly Feature[]): Job[] {
  const emails = features.flatMap((feature) => feature.emails ?? [])
  refuseTwins('features', features)
  refuseTwins('e-mails', emails)
  const own = features.flatMap(({ jobs = [] }) => jobs)
  const jobs = [...own, ...emails.flatMap(({ job }) => job ?? [])]
  refuseTwins('jobs', jobs)
  return jobs
}

function refuseTwins(kind: string, named: readonly { name: string }[]) {
  const names = named.map(({ name }) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin) throw new Error(`Two ${kind} are named ${twin}`)
}
