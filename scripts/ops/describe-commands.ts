import type { Command } from '#platform/server/commands/command.ts'

/** The list: a line for each, with what may stand behind its name. */
export function describeCommands(commands: readonly Command[]): string {
  const lines = alignRows(commands.map(({ name, summary, usage }) => [name, `${summary}${mainOptions(usage)}`]))
  return ['npm run ops -- <name> runs one of these; with --help it says how it is used.', '', ...lines].join('\n')
}

function mainOptions(usage: Command['usage']): string {
  const options = usage.map(([args]) => args).filter((args) => args !== '')
  return options.length > 0 ? ` (${options.join(', ')})` : ''
}

export function describeCommand({ name, summary, usage, notes }: Command): string {
  const lines = alignRows(usage.map(([args, does]) => [`npm run ops -- ${name} ${args}`.trimEnd(), does]))
  return [`${summary}.`, '', ...lines, '', notes].join('\n')
}

function alignRows(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}
