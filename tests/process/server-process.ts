import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, expect } from 'vitest'
import { reservePort } from './reserve-port.ts'
import { errorsIn } from './support/told-errors.ts'

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

type Settings = Record<string, string>

export type Manners = {
  /** Which errors the test provokes. Any other that the server tells of fails it. */
  mayTell?: (told: string) => boolean
  /** Whether it serves all tests of the file, until `endStaying`. Any other is gone when its test is over. */
  stays?: boolean
  /** What is started, if not what was built. */
  program?: string
  /** Where it is started, if not in this project. */
  folder?: string
}

/** The server as a process of its own. */
export function launchServer(settings: Settings, manners: Manners = {}) {
  const { mayTell = () => false, stays = false, program = 'build/server/start.js', folder } = manners
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  closings.set(child, once(child, 'close'))
  const [output, errors] = [child.stdout, child.stderr].map(collect) as [() => string, () => string]
  const unexpected = () => errorsIn(output(), errors()).filter((told) => !mayTell(told))
  launchedBy[stays ? 'file' : 'test'].push({ child, unexpected })
  return { child, output, errors }
}

/** The same, when it says that it listens. */
export async function startServer(settings: Settings, manners: Manners = {}) {
  const launched = launchServer({ PORT: '0', ...settings }, manners)
  await Promise.race([
    untilItSays(launched.child, 'listens on'),
    exitOf(launched.child).then(() => Promise.reject(new Error(launched.errors()))),
  ])
  const port = Number(/localhost:(\d+)/.exec(launched.output())?.[1])
  return { ...launched, port, url: `http://localhost:${port}` }
}

/** One that knows its own address, which buying needs, and that believes what a proxy says of its visitors. */
export async function startShop(settings: Settings, manners: Manners = {}) {
  const port = String(await reservePort())
  // Its visitors are said to come from everywhere, and pay in play.
  const own = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, TRUSTED_PROXIES: '1', SANDBOX_OPEN: 'on' }
  return startServer({ ...own, ...settings }, manners)
}

/** For a database of the test's own. The settings ask for a host in its address. */
export const onDatabase = (connectionString: string): Settings => ({
  DATABASE_URL: connectionString.replace('@/', '@localhost/'),
  SIGNING_SECRET: 'x'.repeat(32),
  SANDBOX: 'on',
})

/** Called by the file after its database was opened, and so before that goes: what is to be closed goes in reverse. */
export async function endStaying() {
  await endAll(launchedBy.file)
  expectNoErrors(launchedBy.file.splice(0))
}

/** When all that it said has been heard. */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  await closings.get(child)
  return child.exitCode
}

export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal)
  return exitOf(child)
}

type Launched = { child: ChildProcess; unexpected: () => string[] }

const launchedBy: Record<'test' | 'file', Launched[]> = { test: [], file: [] }
const closings = new WeakMap<ChildProcess, Promise<unknown>>()

afterEach(async () => {
  await endAll(launchedBy.test)
  expectNoErrors([...launchedBy.test.splice(0), ...launchedBy.file])
})

afterAll(endStaying)

const endAll = (servers: Launched[]) => Promise.all(servers.map(({ child }) => ended(child, 'SIGINT')))

function expectNoErrors(servers: Launched[]) {
  const told = servers.flatMap(({ unexpected }) => unexpected()).map((error) => error.slice(0, 500))
  expect(told.slice(0, 5), `of ${told.length} errors of a server that the test did not expect`).toEqual([])
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  return () => text
}

const untilItSays = (child: ChildProcess, words: string) =>
  new Promise<void>((resolve) => child.stdout?.on('data', (chunk) => String(chunk).includes(words) && resolve()))
