import type { SQL } from 'drizzle-orm'
import type { Handler } from 'hono'
import type { PageKey } from '#platform/pages/page-row.ts'
import { type AllPersonalData, type Kept, type PersonalData, platformData } from '#platform/rules/personal-data.ts'
import type { AnyTemplate } from './emails/define-email.ts'
import { collectHandlers, type EventHandlers, type Reactions } from './events/event-handlers.ts'
import type { ApiPart } from './http/api/api-part.ts'
import type { MostFiles } from './http/guards/request-guards.ts'
import { platformLimits, type WriteLimit } from './http/write-limits.ts'
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
  /**
   * Rows of what its e-mails are about, each `part` with its `whole`, such as a voucher and its purchase: e-mails about
   * both arrive in their order.
   */
  emailSubjects?: SQL
  sheets?: Partial<Sheets>
  on?: Reactions
  api?: readonly ApiPart[]
  /** Pictures that it serves, by the pattern of their addresses. */
  pictures?: Readonly<Record<string, (services: Services, folders: PictureFolders) => Handler>>
  /** How many files the forms of its pages take. */
  files?: MostFiles
  /** How often one address may write what is its. */
  limits?: Readonly<Record<string, WriteLimit>>
  personalData?: PersonalData
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

export function limitsOf(features: readonly Feature[]): Record<string, WriteLimit> {
  const limits = [platformLimits, ...features.map((feature) => feature.limits ?? {})].flatMap(
    Object.entries<WriteLimit>,
  )
  refuseEqualNames(
    'limits',
    limits.map(([name]) => ({ name })),
  )
  return Object.fromEntries(limits)
}

export function personalDataOf(features: readonly Feature[]): AllPersonalData {
  const all: PersonalData[] = [platformData, ...features.map(({ personalData = {} }) => personalData)]
  const rowsOf = <Field extends 'kept' | 'cookies' | 'items'>(field: Field) => {
    type Row = NonNullable<PersonalData[Field]>[string]
    const rows = all.flatMap((one) => Object.entries<Row>((one[field] ?? {}) as Record<string, Row>))
    refuseEqualNames(
      `${field} of personal data`,
      rows.map(([name]) => ({ name })),
    )
    return rows
  }
  const withTables = rowsOf('kept').map(([name, row]): [string, Kept] => {
    const along = all.flatMap(({ alongside }) => alongside?.[name] ?? [])
    return [name, { ...row, tables: [...row.tables, ...along] }]
  })
  return {
    kept: Object.fromEntries(withTables) as AllPersonalData['kept'],
    cookies: Object.fromEntries(rowsOf('cookies')) as AllPersonalData['cookies'],
    items: Object.fromEntries(rowsOf('items')) as AllPersonalData['items'],
    impersonal: all.flatMap(({ impersonal = [] }) => impersonal),
  }
}

/** Of a table that features fill: one of two with the same name would be lost. */
export function refuseEqualNames(kind: string, named: readonly { name: string }[]) {
  const names = named.map(({ name }) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin) throw new Error(`Two ${kind} are named ${twin}`)
}
