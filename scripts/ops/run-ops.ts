import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { typoMatcher } from '#platform/rules/typo.ts'
import type { Command, RunCommand, Shell } from '#platform/server/commands/command.ts'
import { describeError } from '#platform/server/log.ts'
import { describeProblem, OperatorProblem } from '#platform/server/operator-problem.ts'

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

const root = join(import.meta.dirname, '../..')

/** What an operator does by hand: the commands of all features, and those of the shop as a whole, by their names. */
export async function listCommands(): Promise<Command[]> {
  const files = globSync(['src/features/*/commands.ts', 'scripts/ops/commands.ts'], { cwd: root })
  const lists: { commands: readonly Command[] }[] = await Promise.all(files.map((file) => import(join(root, file))))
  return lists.flatMap(({ commands }) => commands).toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The list: a line for each, with what may stand behind its name. */
function describeCommands(commands: readonly Command[]): string {
  const lines = alignRows(commands.map(({ name, summary, usage }) => [name, `${summary}${mainOptions(usage)}`]))
  return ['npm run ops -- <name> runs one of these; with --help it says how it is used.', '', ...lines].join('\n')
}

function mainOptions(usage: Command['usage']): string {
  const options = usage.map(([args]) => args).filter((args) => args !== '')
  return options.length > 0 ? ` (${options.join(', ')})` : ''
}

function describeCommand({ name, summary, usage, notes }: Command): string {
  const lines = alignRows(usage.map(([args, does]) => [`npm run ops -- ${name} ${args}`.trimEnd(), does]))
  return [`${summary}.`, '', ...lines, '', notes].join('\n')
}

function alignRows(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}
