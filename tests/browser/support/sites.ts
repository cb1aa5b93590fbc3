import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { prepareBookables } from '../bookings/prepare-bookables.ts'
import { prepareNights } from '../getaways/nights.ts'
import { type Site, siteAt, sitesFolder } from './site.ts'

/** Before any test: a site for each worker, with a database, mailbox and ledger that no other worker touches. */
export default async function startSites({ workers }: FullConfig) {
  const servers: ChildProcess[] = []
  const stop = () => Promise.all(servers.map(stopServer))
  try {
    await Promise.all(Array.from({ length: workers }, (_, index) => startSite(siteAt(index), servers)))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function startSite(site: Site, servers: ChildProcess[]) {
  mkdirSync(site.folder, { recursive: true })
  const pictures = join(sitesFolder(), 'pictures')
  mkdirSync(pictures, { recursive: true })
  // A picture takes seconds to make, and is the same at each site.
  symlinkSync(pictures, join(site.folder, 'pictures'))
  const log = openSync(site.log, 'a')
  const server = spawn(process.execPath, ['build/server/start.js'], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: resolve('.data/compile-cache'),
      // Never on a database of somebody's: an empty setting counts as none.
      DATABASE_URL: '',
      PORT: new URL(site.url).port,
      DATA_DIR: site.folder,
      LOG_LEVEL: 'error',
      // Every test is a visitor with an address of its own, or together they would soon have written too often.
      TRUSTED_PROXIES: '1',
      // Some of what a browser would ask the sandbox is asked by the test itself.
      SANDBOX_OPEN: 'on',
      // To the sandbox of the same server.
      ERROR_REPORTING_DSN: `${site.url.replace('//', '//calmaria@')}/sandbox/errors/1`,
    },
  })
  servers.push(server)
  await untilReady(server, site)
  await prepareBookables(site)
  await prepareNights(site)
}

async function untilReady(server: ChildProcess, { url, log }: Site) {
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(readFileSync(log, 'utf8'))
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
}

async function stopServer(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
}
