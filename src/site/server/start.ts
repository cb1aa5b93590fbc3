import type { Config } from '#platform/server/config/config.ts'
import { describeError } from '#platform/server/log.ts'
import { describeProblem } from '#platform/server/operator-problem.ts'
import { loadConfig } from './config.ts'
import { runServer } from './run-server.ts'

let config: Config | undefined
try {
  config = loadConfig(process.env)
  await runServer(config)
} catch (error) {
  // What the operator can mend is said in a sentence; anything else with its stack, and never with values of a query.
  console.error(describeProblem(error, config) ?? describeError(error))
  process.exit(1)
}
