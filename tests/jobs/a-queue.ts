import type { PgBoss } from 'pg-boss'
import { systemClock } from '#platform/server/clock.ts'
import { openQueue } from '#platform/server/jobs/open-queue.ts'
import { makeLog } from '#platform/server/log.ts'
import type { Services } from '#platform/server/services.ts'
import { jobs } from '#site/features.ts'
import { testServices } from '../test-services.ts'
import { whenOver } from '../when-over.ts'

/** The real queue on a database of its own, on real time, and what was logged; PDFs are short. */
export async function queueScene() {
  const scene = await testServices()
  const { boss, queue, close } = await openQueue(scene.connectionString, scene.services.log, jobs)
  whenOver(close)
  const logged: string[] = []
  const services: Services = {
    ...scene.services,
    clock: systemClock,
    queue,
    log: makeLog('debug', { write: (line: string) => void logged.push(line) }),
    renderPdf: async () => Buffer.from('%PDF'),
  }
  return { ...scene, services, boss, jobs, logged, lines: () => logged.map((line) => JSON.parse(line)) }
}

/** Jobs of a queue in the given states. */
export async function jobsIn(boss: PgBoss, name: string, ...states: string[]) {
  return (await boss.findJobs<object>(name)).filter(({ state }) => states.includes(state))
}
