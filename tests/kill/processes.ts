import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A program of ours as a process of its own, started when it says that it listens; all that it says is kept. */
function makeProgram(args: string[], settings: Record<string, string>) {
  let child: ChildProcess | null = null
  let said = ''
  const told = new Set<ChildProcess>()
  const endings: string[] = []
  return {
    start: async () => {
      const env = { ...process.env, NODE_ENV: 'production', ...settings }
      const started = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
      child = started
      started.once('exit', (code, signal) => {
        if (!told.has(started)) endings.push(`status ${code ?? signal}: ${said.slice(-500)}`)
      })
      await new Promise<void>((resolve, reject) => {
        const hear = (chunk: unknown) => {
          said += chunk
          if (String(chunk).includes('listens on')) resolve()
        }
        started.stdout?.on('data', hear)
        started.stderr?.on('data', hear)
        started.once('exit', () => reject(new Error(`${args[0]} did not start:\n${said.slice(-2000)}`)))
      })
    },
    end: async (signal: 'SIGKILL' | 'SIGINT') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      told.add(child)
      child.kill(signal)
      await gone
    },
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
    /** Of each time that it ended without having been told to. */
    endings: () => endings,
    said: () => said,
  }
}

export type Program = ReturnType<typeof makeProgram>

export const makeSandbox = (options: { port: number; folder: string; shop: string }): Program =>
  makeProgram(
    ['src/sandbox/start.ts', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`])],
    {},
  )

export const makeShop = (settings: Record<string, string>): Program => makeProgram(['build/server/start.js'], settings)
