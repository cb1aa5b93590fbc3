import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { isGone } from './launch.ts'

export type Report = (event: 'died' | 'started again' | 'not started again', details: object) => void

const firstPause = 250
const longestPause = 10_000
/** Who has lived so long is not counted among those that die at once. */
const longLife = 2000

/**
 * Starts a server again whenever it dies: at once, and if that happens again and again, after longer and longer pauses.
 * Returns how to end it for good.
 */
export function supervise(
  first: ChildProcess,
  start: (stopping: AbortSignal) => Promise<ChildProcess>,
  end: (server: ChildProcess) => Promise<void>,
  report: Report,
): () => Promise<void> {
  const stopping = new AbortController()
  let server: ChildProcess | null = null
  let deaths = 0
  let restarting: Promise<void> = Promise.resolve()

  function watch(started: ChildProcess) {
    server = started
    const since = Date.now()
    const onDeath = () => {
      if (stopping.signal.aborted) return
      server = null
      deaths = Date.now() - since > longLife ? 0 : deaths
      const { exitCode, signalCode } = started
      report('died', { exitCode, signalCode })
      restarting = restart()
    }
    if (isGone(started)) onDeath()
    else started.once('exit', onDeath)
  }

  async function restart() {
    while (!stopping.signal.aborted) {
      const pause = deaths === 0 ? 0 : Math.min(firstPause * 2 ** deaths, longestPause)
      deaths++
      await sleep(pause, null, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        const started = await start(stopping.signal)
        report('started again', { deaths })
        return watch(started)
      } catch (error) {
        if (!stopping.signal.aborted) report('not started again', { err: error })
      }
    }
  }

  watch(first)
  return async () => {
    stopping.abort()
    await restarting
    if (server && !isGone(server)) await end(server)
  }
}
