import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { z } from 'zod'
import { createSandbox } from './create-sandbox.ts'
import { guardSandbox } from './guard-sandbox.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3900' },
    /** Only this machine, unless it is open: who reaches it reads every e-mail and moves every payment. */
    host: { type: 'string', default: '127.0.0.1' },
    open: { type: 'boolean', default: false },
    folder: { type: 'string' },
    url: { type: 'string' },
    shop: { type: 'string', default: 'http://localhost:3000' },
  },
})
const port = z.coerce.number().int().min(0).max(65_535).parse(values.port)
const url = values.url ?? `http://localhost:${port}`

const { app } = createSandbox({
  url,
  shop: values.shop,
  folder: values.folder,
  now: () => new Date(),
  random: (bytes) => randomBytes(bytes).toString('hex'),
  fetch: globalThis.fetch,
})

const guarded = guardSandbox(app, { isOpen: values.open, trustedProxies: 0, url })
const server = serve({ fetch: guarded.fetch, port, hostname: values.host }, (address) => {
  console.log(`The sandbox listens on http://localhost:${address.port}/sandbox/`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
