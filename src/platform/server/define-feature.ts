import type { Handler } from 'hono'
import type { PageKey } from '#platform/pages/page-row.ts'
import type { AnyTemplate } from './emails/define-email.ts'
import { collectHandlers, type EventHandlers, type Reactions } from './events/event-handlers.ts'
import type { ApiPart } from './http/api/api-part.ts'
import type { MostFiles } from './http/guards/request-guards.ts'
import type { Job } from './jobs/define-job.ts'
import type { Sheets } from './pdf/define-sheet.ts'
import type { Services } from './services.ts'

/**
 * What the rest of the server must know of a part of the shop. A part to which others add something declares a field of it
 * (`declare module`), as checkout does with what is sold.
 */
export interface Feature {
  name: string
  /** Beside those of its e-mails. */
  jobs?: readonly Job[]
  /** All that it writes, with or without a job of their own. */
  emails?: readonly AnyTemplate[]
  sheets?: Partial<Sheets>
  on?: Reactions
  api?: readonly ApiPart[]
  /** Pictures that it serves, by the pattern of their addresses. */
  pictures?: Readonly<Record<string, (services: Services, folders: PictureFolders) => Handler>>
  /** How many files the forms of its pages take. */
  files?: MostFiles
  /** Pages to which mail programs post when their reader unsubscribes (RFC 8058). */
  unsubscribePages?: readonly PageKey[]
  /**
   * Deletes what it no longer needs, so many rows at a time. Runs every night after that of the features below it, perhaps
   * in several processes at once, and perhaps again.
   */
  forget?: (services: Services, size: number) => Promise<void>
}

/** The picture library, and where its pictures are kept in the sizes that were asked for. */
export type PictureFolders = { photos: string; pictureCache: string }

export function defineFeature<const Defined extends Feature>(feature: Defined): Defined {
  return feature
}

/** Refuses two of one name: one would do the work of the other. */
export function jobsOf(features: readonly Feature[]): Job[] {
  const emails = features.flatMap((feature) => feature.emails ?? [])
  refuseEqualNames('features', features)
  refuseEqualNames('e-mails', emails)
  const own = features.flatMap(({ jobs = [] }) => jobs)
  const jobs = [...own, ...emails.flatMap(({ job }) => job ?? [])]
  refuseEqualNames('jobs', jobs)
  return jobs
}

export const apiPartsOf = (features: readonly Feature[]): ApiPart[] => features.flatMap(({ api = [] }) => api)

/** Of all features, opened once. */
export const picturesOf = (features: readonly Feature[], services: Services, folders: PictureFolders) =>
  features.flatMap(({ pictures = {} }) =>
    Object.entries(pictures).map(([pattern, open]) => ({ pattern, handler: open(services, folders) })),
  )

export const mostFilesOf = (features: readonly Feature[]): MostFiles =>
  Object.assign({}, ...features.map(({ files }) => files))

export const unsubscribePagesOf = (features: readonly Feature[]): PageKey[] =>
  features.flatMap(({ unsubscribePages = [] }) => unsubscribePages)

export const sheetsOf = (features: readonly Feature[]): Sheets =>
  Object.assign({}, ...features.map(({ sheets }) => sheets))

/**
 * The features above hear of something before those below them, so that what the core does itself comes last: its invoice
 * takes a number for which other purchases wait.
 */
export const reactionsOf = (features: readonly Feature[]): EventHandlers =>
  collectHandlers(features.toReversed().flatMap(({ on }) => on ?? []))

/** Of a table that features fill: one of two with the same name would be lost. */
export function refuseEqualNames(kind: string, named: readonly { name: string }[]) {
  const names = named.map(({ name }) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin) throw new Error(`Two ${kind} are named ${twin}`)
}
