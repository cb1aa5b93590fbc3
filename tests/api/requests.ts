import type { OpenAPIHono } from '@hono/zod-openapi'

/** Sends a body as JSON. */
export function ask(api: OpenAPIHono, method: 'POST' | 'PUT', path: string, body: unknown) {
  return send(api, method, path, JSON.stringify(body))
}

/** Sends a body as it stands. */
export async function send(
  api: OpenAPIHono,
  method: string,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) {
  return api.request(path, { method, body, headers, duplex: 'half' } as RequestInit)
}
