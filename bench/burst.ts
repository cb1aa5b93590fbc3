import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

const warmUp = 200
const quietProbes = 600
/** One every 5 ms whether or not those before it were answered, so that a stall is felt by all who come into it. */
const pause = 5

export type Latency = { median: number; p99: number; most: number }
type Burst = { quiet: Latency; busy: Latency; answered: number; shed: number; seconds: number }

/** How long a kept page takes while nobody else asks, and while all of `addresses` are asked for at once. */
export async function measureBurst(keptPage: string, addresses: string[]): Promise<Burst> {
  const agent = new Agent({ keepAlive: true })
  try {
    await probe(agent, keptPage, (asked) => asked === warmUp)
    const quiet = await probe(agent, keptPage, (asked) => asked === quietProbes)
    let flood: Flooded | undefined
    const started = performance.now()
    const flooding = askForAll(addresses).then((result) => {
      flood = result
    })
    const busy = await probe(agent, keptPage, () => flood !== undefined)
    await flooding
    const statuses = (flood as unknown as Flooded).statuses
    return {
      quiet: latencyOf(quiet),
      busy: latencyOf(busy),
      answered: statuses.filter((status) => status === 200).length,
      shed: statuses.filter((status) => status === 503).length,
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    agent.destroy()
  }
}

/** Asks until told that it is enough, given how many have been asked. */
async function probe(agent: Agent, url: string, isEnough: (asked: number) => boolean): Promise<number[]> {
  const answers: Promise<number>[] = []
  while (!isEnough(answers.length)) {
    answers.push(timeOf(agent, url))
    await sleep(pause)
  }
  return Promise.all(answers)
}

/** A connection that the server closed while it waited is opened anew, as browsers do, on the same account. */
async function timeOf(agent: Agent, url: string): Promise<number> {
  const started = performance.now()
  while (!(await isAnswered(agent, url))) await sleep(1)
  return performance.now() - started
}

function isAnswered(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', () => resolve(true))
    }).once('error', () => resolve(false))
  })
}

function latencyOf(times: number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number
  return { median: at(0.5), p99: at(0.99), most: at(1) }
}

type Flooded = { statuses: number[] }

/** From another thread: what reads the answers must not keep the probes waiting. */
function askForAll(addresses: string[]): Promise<Flooded> {
  const worker = new Worker(
    `const { get } = require('node:http'); const { parentPort, workerData } = require('node:worker_threads')
    Promise.all(workerData.map((url) => new Promise((resolve) => get(url, { agent: false, headers: { 'Accept-Encoding': 'br, gzip' } },
      (response) => response.resume().once('close', () => resolve(response.statusCode))).once('error', () => resolve(0)))))
      .then((statuses) => parentPort.postMessage({ statuses }))`,
    { eval: true, workerData: addresses },
  )
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}
