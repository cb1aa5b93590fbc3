import { resolve } from 'node:path'
import { z } from 'zod'
import { trimEndOf } from '#platform/rules/trim-end.ts'
import { defineSettings, onOff, setting, text, type Values } from './define-settings.ts'

declare module './config.ts' {
  interface Config extends ReturnType<typeof processConfig> {}
}

/** Of the secret that signs links: as many characters as a SHA-256 has bytes. */
export const shortestSecret = 32

/** How a process runs, and on which database. */
export const processFields = {
  NODE_ENV: setting(
    z.enum(['production', 'development', 'test']).default('production'),
    '`production`, `development` or `test`; the npm scripts set it',
  ),
  PORT: setting(
    z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(3000),
    '`0` takes any free one',
  ),
  HOST: setting(
    text.optional(),
    'address to listen on',
    'all interfaces; `127.0.0.1` where payments are play and no page says so',
  ),
  PUBLIC_URL: setting(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://calmaria.example' }).optional(),
    "the site's own address in canonical links, sitemap and social cards; with `https:` answers carry HSTS. Live keys need an `https:` one",
    '`http://localhost:{PORT}`',
  ),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
    '`postgresql://…` of an external server',
    'none: embedded',
  ),
  DATABASE_POOL: setting(z.coerce.number().int().min(2).max(200).default(10), 'connections of one process, 2 to 200'),
  DATA_DIR: setting(text.default('.data'), 'embedded database and made pictures'),
  LOG_LEVEL: setting(
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    '`debug`, `info`, `warn`, `error` or `silent`',
  ),
  DAY_PREVIEW: setting(
    onOff.optional(),
    '`on` shows any page as of another day with `?on=2026-12-24`; only with the sandbox',
    '`on` embedded, `off` external',
  ),
  DEMO_CATALOGUE: setting(
    onOff.optional(),
    "`on` fills an empty database with the demo catalogue and adds the demo's codes; only with the sandbox",
    '`on` embedded, `off` external',
  ),
  JOBS: setting(
    onOff.default('on'),
    '`off` leaves work in the background (e-mails, reconciliation, reminders) to another process on the same database',
  ),
  MAX_CONNECTIONS: setting(
    z.coerce.number().int().min(100).max(100_000).default(4000),
    'connections that may be open at once, 100 to 100000; without proxies in front one address may hold a quarter of them',
  ),
  PAGE_CACHE_MB: setting(
    z.coerce.number().int().min(0).max(4096).default(64),
    'size of the page cache, 0 to 4096; `0` caches none',
  ),
  SIGNING_SECRET: setting(
    z
      .string()
      .trim()
      .min(shortestSecret, { error: `must have at least ${shortestSecret} characters` })
      .optional(),
    `at least ${shortestSecret} characters that sign links, the same for every process`,
    'with the embedded database made at the first start; needed with `DATABASE_URL`',
  ),
  TRUSTED_PROXIES: setting(
    z.coerce.number({ error: 'must be a number of proxies, 0 to 10' }).int().min(0).max(10).default(0),
    'how many proxies stand in front, 0 to 10: so many entries from the end of `X-Forwarded-For` are believed',
  ),
}

export const processSettings = defineSettings({
  chapter: 'The process and its database',
  fields: processFields,
  // Several processes on one database must agree: what one signs, the others must know as theirs.
  missing: ({ DATABASE_URL, SIGNING_SECRET }) =>
    DATABASE_URL && !SIGNING_SECRET
      ? [{ setting: 'SIGNING_SECRET', message: 'is needed with DATABASE_URL, the same for every process' }]
      : [],
  config: processConfig,
})

function processConfig(values: Values<typeof processFields>) {
  return {
    isDevelopment: values.NODE_ENV === 'development',
    port: values.PORT,
    publicUrl: trimEndOf(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`, /\//),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataFolder: resolve(values.DATA_DIR),
    logLevel: values.LOG_LEVEL,
    doesJobs: values.JOBS === 'on',
    maxConnections: values.MAX_CONNECTIONS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    signingSecret: values.SIGNING_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
  }
}
