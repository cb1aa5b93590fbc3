import { readFile } from 'node:fs/promises'
import { format } from 'node:util'
import { expect, test } from 'vitest'
import { OperatorProblem } from '#platform/server/operator-problem.ts'
import { listCommands, runOps } from './run-ops.ts'

const commands = await listCommands()
const commandNames = commands.map(({ name }) => name)

/** Of a shell that knows no database, and of a folder in which there may be none. */
const env = { DATA_DIR: '/dev/null/nowhere', LOG_LEVEL: 'silent' }

async function ops(args: string[], stopping = new AbortController().signal) {
  const printed: string[] = []
  const complained: string[] = []
  const print = (line: string) => void printed.push(line)
  const complain = (what: unknown) => void complained.push(format(what))
  const code = await runOps({ env, args, print, complain, stopping })
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

const listed = await ops([])

test.each([[[]], [['--help']], [['-h']], [['']]])('%j lists every command in a line', async (args) => {
  const { code, printed, complained } = await ops(args)
  expect({ code, complained }).toEqual({ code: 0, complained: '' })
  const lines = printed.split('\n')
  expect(lines[0]).toBe('npm run ops -- <name> runs one of these; with --help it says how it is used.')
  expect(lines.slice(2).map((line) => line.trim().split(' ')[0])).toEqual(commandNames)
})

test('the list says what each does, and its options', () => {
  expect(listed.printed).toMatch(
    /^ {2}refunds {7}Refunds that are still owed, and authorised money that was not released \(paid <uuid>\)$/m,
  )
  expect(listed.printed).toMatch(/^ {2}redeem {8}Marks a voucher as enjoyed \(<reference>\)$/m)
  expect(listed.printed).toMatch(/^ {2}newsletter {4}Whom a newsletter may be sent to, as CSV$/m)
})

test.each(commands)('$name --help says how it is used, and does nothing', async ({ name, ...command }) => {
  expect(command.summary).toMatch(/^[A-Z].*[^.]$/)
  for (const args of [['--help'], ['-h'], ['anything', '--help']]) {
    const { code, printed, complained } = await ops([name, ...args])
    expect({ code, complained }).toEqual({ code: 0, complained: '' })
    const lines = printed.split('\n')
    expect(lines[0]).toBe(`${command.summary}.`)
    for (const [shape, does] of command.usage) {
      const call = `npm run ops -- ${name} ${shape}`.trimEnd()
      expect(lines.filter((line) => line.startsWith(`  ${call}  `) && line.endsWith(`  ${does}`))).toHaveLength(1)
    }
    expect(printed.endsWith(command.notes)).toBe(true)
  }
})

test.each([
  ['refund', 'Is it refunds? npm run ops lists them all.'],
  ['resotre', 'Is it restore? npm run ops lists them all.'],
  ['re', 'Is it redeem or refunds or restore or reviews? npm run ops lists them all.'],
  ['vouchers', `The commands are ${commandNames.join(', ')}.`],
  ['toString', `The commands are ${commandNames.join(', ')}.`],
])('the unknown name %s is told in a sentence', async (name, advice) => {
  expect(await ops([name, 'paid'])).toEqual({
    code: 1,
    printed: '',
    complained: `There is no command "${name}". ${advice}`,
  })
})

test.each(commandNames)('%s refuses an option that it does not have', async (name) => {
  for (const option of ['--al', '--al=all']) {
    expect(await ops([name, option])).toEqual({
      code: 1,
      printed: '',
      complained: `There is no option ${option}. Say npm run ops -- ${name} --help to see what there is.`,
    })
  }
})

test.each([
  [['seed', '--spas'], 'Say npm run ops -- seed [--spas <count>] [--getaways <count>].'],
  [['seed', '40'], 'Say npm run ops -- seed [--spas <count>] [--getaways <count>].'],
  [['seed', '--spas', 'many'], '--spas takes a whole number from 1 to 20000.'],
  [['backup', 'one', 'two'], 'Say npm run ops -- backup FILE.'],
])('%j is told in a sentence, before a database is looked for', async (args, sentence) => {
  expect(await ops(args)).toEqual({ code: 1, printed: '', complained: sentence })
})

test('told to stop while its files are read, a command does not begin', async () => {
  const stopping = AbortSignal.abort(new OperatorProblem('Stopped before it was done.'))
  expect(await ops(['refunds'], stopping)).toEqual({ code: 1, printed: '', complained: 'Stopped before it was done.' })
})

test('npm has no other names for them, and each can be loaded', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(Object.keys(scripts).filter((name) => scripts[name]?.includes('scripts/ops'))).toEqual(['ops'])
  expect(scripts.ops).toBe('node scripts/ops.ts')
  expect(Object.keys(scripts)).not.toContainEqual(expect.stringMatching(`^(${commandNames.join('|')})$`))
  for (const command of commands)
    expect(await ('load' in command ? command.load() : command.loadOnDatabase())).toBeInstanceOf(Function)
})
