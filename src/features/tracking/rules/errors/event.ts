import type { ErrorReport } from '#platform/browser/error-report.ts'
import type { Dsn } from './dsn.ts'
import { framesOf } from './stack-frames.ts'

/** What is known of an event beside the error itself. None of it is about a person. */
export type EventFacts = {
  /** 32 hexadecimal digits. */
  id: string
  at: Date
  platform: 'javascript' | 'node'
  level: 'error' | 'fatal'
  release: string
  environment: string
  tags: Record<string, string>
  /** The statement of a query that failed, without its values. */
  query?: string | undefined
}

/** An event as Sentry's protocol writes it, which GlitchTip, Bugsink and others read as well. */
export function eventOf(report: ErrorReport, facts: EventFacts) {
  const { id, at, platform, level, release, environment, tags, query } = facts
  const frames = framesOf(report.stack)
  return {
    event_id: id,
    timestamp: at.toISOString(),
    platform,
    level,
    release,
    environment,
    transaction: report.path,
    tags,
    ...(query ? { extra: { query } } : {}),
    exception: {
      values: [{ type: report.type, value: report.message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }],
    },
  }
}

export type ErrorEvent = ReturnType<typeof eventOf>

/** Three lines: of the envelope, of its one item, and the item. */
export function envelopeOf(event: ErrorEvent, sentAt: Date): string {
  const header = { event_id: event.event_id, sent_at: sentAt.toISOString() }
  return [header, { type: 'event', content_type: 'application/json' }, event]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}

export const envelopeHeaders = ({ publicKey }: Dsn) => ({
  'Content-Type': 'application/x-sentry-envelope',
  'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=calmaria/1, sentry_key=${publicKey}`,
})
