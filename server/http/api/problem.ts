import { type KnownStatus, knownProblems } from './known-problems.ts'

export type FieldError = { field: string; message: string }

/** RFC 9457. Problems that the documentation explains carry its address as their type. */
export function problem(status: number, title: string, detail: string, errors?: FieldError[], more?: object): Response {
  const type = status in knownProblems ? `/api/docs/#error-${status}` : 'about:blank'
  return new Response(JSON.stringify({ type, title, status, detail, ...(errors && { errors }), ...more }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  })
}

/** A problem from the table, in its usual words or with a detail of its own, and with what else its call tells. */
export function refuse(status: KnownStatus, detail?: string, errors?: FieldError[], more?: object): Response {
  return problem(status, knownProblems[status].title, detail ?? knownProblems[status].detail, errors, more)
}
