import type { AnyTemplate } from './emails/define-email.ts'
import { collectHandlers, type EventHandlers, type Reactions } from './events/event-handlers.ts'
import type { Job } from './jobs/define-job.ts'
import type { Sheets } from './pdf/define-sheet.ts'
import type { GoodsKind, SoldKinds } from './purchases/core/goods-kind.ts'

/** What the rest of the server must know of a part of the shop. */
export type Feature = {
  name: string
  /** Beside those of its e-mails. */
  jobs?: readonly Job[]
  /** All that it writes, with or without a job of their own. */
  emails?: readonly AnyTemplate[]
  /** What it sells. */
  kinds?: readonly GoodsKind[]
  /** What it prints. */
  sheets?: Partial<Sheets>
  /** What it does when something happens. */
  on?: Reactions
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

export function kindsOf(features: readonly Feature[]): SoldKinds {
  const kinds = features.flatMap((feature) => feature.kinds ?? [])
  refuseTwins(
    'kinds of goods',
    kinds.map(({ kind: name }) => ({ name })),
  )
  return Object.fromEntries(kinds.map((kind) => [kind.kind, kind]))
}

export const sheetsOf = (features: readonly Feature[]): Sheets =>
  Object.assign({}, ...features.map(({ sheets }) => sheets))

/**
 * The features above hear of something before those below them, so that what the core does itself comes last: its invoice
 * takes a number for which other purchases wait.
 */
export const reactionsOf = (features: readonly Feature[]): EventHandlers =>
  collectHandlers(features.toReversed().flatMap(({ on }) => on ?? []))

function refuseTwins(kind: string, named: readonly { name: string }[]) {
  const names = named.map(({ name }) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin) throw new Error(`Two ${kind} are named ${twin}`)
}
