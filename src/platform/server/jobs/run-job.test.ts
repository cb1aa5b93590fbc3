import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeLog } from '#platform/server/log.ts'
import type { Services } from '#platform/server/services.ts'
import { defineJob } from './define-job.ts'
import { makeJobCounts } from './job-counts.ts'
import { runJob } from './run-job.ts'

function scene() {
  const lines: string[] = []
  const jobCounts = makeJobCounts()
  const services = { log: makeLog('debug', { write: (line: string) => void lines.push(line) }), jobCounts }
  return { services, jobCounts, said: () => lines.map((line) => JSON.parse(line)) }
}
const fail = async () => {
  throw new Error('the provider is away')
}

test.each([
  [0, 5, 'job failed', 'failed'],
  [5, 5, 'job given up', 'given-up'],
  // Of an earlier version, which tried less often.
  [2, 2, 'job given up', 'given-up'],
] as const)(
  'a job that fails at its retry %i of %i is logged and counted: %s',
  async (retryCount, retryLimit, msg, outcome) => {
    const { services, jobCounts, said } = scene()
    const result = await runJob(services, { id: '1', name: 'reconcile-payments', retryCount, retryLimit }, fail)
    expect(result).toMatchObject({ id: '1', status: 'failed', output: { message: 'the provider is away' } })
    expect(said()).toMatchObject([
      {
        level: 'error',
        msg,
        job: 'reconcile-payments',
        id: '1',
        try: retryCount + 1,
        err: { message: 'the provider is away' },
      },
    ])
    expect(jobCounts.all()).toEqual([{ job: 'reconcile-payments', outcome, count: 1 }])
  },
)

test('what went well is counted, and not worth a line', async () => {
  const { services, jobCounts, said } = scene()
  await runJob(services, { id: '1', name: 'record-prices', retryCount: 0, retryLimit: 5 }, async () => {})
  await runJob(services, { id: '2', name: 'record-prices', retryCount: 0, retryLimit: 5 }, async () => {})
  expect(said()).toEqual([])
  expect(jobCounts.all()).toEqual([{ job: 'record-prices', outcome: 'done', count: 2 }])
})

test('a payload that can not be read is given up at the first try, and its fields are logged without their values', async () => {
  const { services, jobCounts, said } = scene()
  const { run } = defineJob({
    name: 'undo-order',
    payload: z.object({ purchase: z.uuid() }),
    run: async () => {},
  })
  const stored = { purchase: 'marta@correo.example' }
  const job = { id: '1', name: 'undo-order', retryCount: 0, retryLimit: 5 }
  expect(await runJob(services, job, () => run(services as Services, stored))).toMatchObject({ status: 'deadletter' })
  expect(said()).toMatchObject([
    { msg: 'job given up', err: { message: expect.stringMatching(/undo-order.*: purchase$/) } },
  ])
  expect(JSON.stringify(said())).not.toContain('marta')
  expect(jobCounts.all()).toEqual([{ job: 'undo-order', outcome: 'given-up', count: 1 }])
})
