/** Everything an operator does by hand: `npm run ops` lists it. */
import { OperatorProblem } from '#platform/server/operator-problem.ts'
import { runOps } from './ops/run-ops.ts'

const { env, argv } = process
const ending = new AbortController()
// A second one ends it at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => ending.abort(new OperatorProblem('Stopped before it was done.')))
const code = await runOps({
  env,
  args: argv.slice(2),
  print: console.log,
  complain: console.error,
  stopping: ending.signal,
})
if (code !== 0) process.exit(code)
