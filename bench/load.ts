import { spawnSync } from 'node:child_process'
import { pinned } from './server-process.ts'

const seconds = 5
const connections = 32

export const loadTool = () => (spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error ? 'autocannon' : 'wrk')

/** Requests a second over five seconds from the other core; an answer that is not 2xx spoils the measurement. */
export function requestsPerSecond(url: string, encoding: string): number {
  return loadTool() === 'wrk' ? withWrk(url, encoding) : withAutocannon(url, encoding)
}

function withWrk(url: string, encoding: string): number {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url]
  const [command, args] = pinned(1, 'wrk', options)
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' })
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer with 200:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

function withAutocannon(url: string, encoding: string): number {
  const options = ['-c', String(connections), '-d', String(seconds), '-H', `Accept-Encoding=${encoding}`, '--json', url]
  const [command, args] = pinned(1, 'autocannon', options)
  const { stdout } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 })
  const report = JSON.parse(stdout) as { requests: { average: number }; non2xx: number }
  if (report.non2xx > 0) throw new Error(`${url} did not answer with 200`)
  return report.requests.average
}
