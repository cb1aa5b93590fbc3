import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach } from 'vitest'

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

let started: ChildProcess[] = []

afterEach(async () => {
  await Promise.all(started.map((child) => ended(child, 'SIGINT')))
  started = []
})

/** The server as a process of its own, which is gone when the test is over. */
export function launchServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const [output, errors] = [child.stdout, child.stderr].map(collect) as [() => string, () => string]
  return { child, output, errors }
}

/** The same, when it says that it listens. */
export async function startServer(env: Record<string, string>) {
  const launched = launchServer({ PORT: '0', ...env })
  await Promise.race([
    untilItSays(launched.child, 'listens on'),
    exitOf(launched.child).then(() => Promise.reject(new Error(launched.errors()))),
  ])
  const port = Number(/localhost:(\d+)/.exec(launched.output())?.[1])
  return { ...launched, port, url: `http://localhost:${port}` }
}

/** Known before the server starts, for settings that name it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
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

export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal)
  return exitOf(child)
}
