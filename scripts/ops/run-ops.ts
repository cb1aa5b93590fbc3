import { resolve } from 'node:path'
import { typoMatcher } from '#platform/rules/typo.ts'
import type { Command, RunCommand, Shell } from '#platform/server/commands/command.ts'
import { describeError } from '#platform/server/log.ts'
import { describeProblem, OperatorProblem } from '#platform/server/operator-problem.ts'
import { describeCommand, describeCommands } from './describe-commands.ts'
import { listCommands } from './list-commands.ts'

/** Returns the exit code. What the operator can mend is said in a sentence, anything else without values of a query. */
export async function runOps(shell: Shell): Promise<number> {
  try {
    await dispatch(shell)
    return 0
  } catch (error) {
    const { DATA_DIR, DATABASE_URL } = shell.env
    const surroundings = { dataFolder: resolve(DATA_DIR || '.data'), databaseUrl: DATABASE_URL || undefined }
    shell.complain(describeProblem(error, surroundings) ?? describeError(error))
    return 1
  }
}

async function dispatch(shell: Shell) {
  const [name, ...args] = shell.args
  const commands = await listCommands()
  if (!name || isHelp(name)) return shell.print(describeCommands(commands))
  const command = commands.find((one) => one.name === name)
  if (!command) throw unknownName(name, commands)
  if (args.some(isHelp)) return shell.print(describeCommand(command))
  refuseUnknownOption(command, args)
  const run = await load(command)
  shell.stopping.throwIfAborted()
  await run({ ...shell, args })
}

async function load(command: Command): Promise<RunCommand> {
  if ('load' in command) return command.load()
  const [{ withDatabase }, run] = await Promise.all([import('./with-database.ts'), command.loadOnDatabase()])
  return withDatabase(run)
}

const isHelp = (arg: string) => arg === '--help' || arg === '-h'

function unknownName(name: string, commands: readonly Command[]): OperatorProblem {
  const likeIt = typoMatcher(name)
  const names = commands.map((command) => command.name)
  const meant = names.filter((one) => likeIt(one) !== null || one.startsWith(name))
  const advice =
    meant.length > 0
      ? `Is it ${meant.join(' or ')}? npm run ops lists them all.`
      : `The commands are ${names.join(', ')}.`
  return new OperatorProblem(`There is no command ${JSON.stringify(name)}. ${advice}`)
}

/** Before a database is opened for it. What stands behind an option is read by the command. */
function refuseUnknownOption({ name, usage }: Command, args: string[]) {
  const known = usage.flatMap(([shape]) => shape.match(/--[a-z]+/g) ?? [])
  const unknown = args.find((arg) => arg.startsWith('--') && !known.includes(arg.split('=')[0] ?? ''))
  if (unknown === undefined) return
  throw new OperatorProblem(`There is no option ${unknown}. Say npm run ops -- ${name} --help to see what there is.`)
}
