import type { ErrorReport } from '#platform/browser/error-report.ts'
import type { Dsn } from './dsn.ts'

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

/** A place in the code, in the words of the protocol. */
type StackFrame = { function: string; filename: string; lineno?: number; colno?: number; in_app: boolean }

const chrome = /^at (?:async )?(?:(.+?) \()?([^()]+?)(?::(\d+))?(?::(\d+))?\)?$/
const others = /^([^@]*)@(.+?)(?::(\d+))?(?::(\d+))?$/

/** The protocol wants the innermost last. */
export function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => frameOf(line.trim()) ?? [])
    .toReversed()
}

function frameOf(line: string): StackFrame | null {
  const [, name, filename, lineno, colno] = chrome.exec(line) ?? others.exec(line) ?? []
  if (!filename) return null
  return {
    function: name || '?',
    filename,
    ...(lineno ? { lineno: Number(lineno) } : {}),
    ...(colno ? { colno: Number(colno) } : {}),
    in_app: !/node_modules|^node:|^native$|<anonymous>/.test(filename),
  }
}
