import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'
import { listCommands } from './run-ops.ts'

const root = join(import.meta.dirname, '../..')
const { connectionString } = await testDatabase('empty')

/** Run before the command: at the end it tells on standard error what was loaded. */
const watch = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  process.on('exit', () => process.stderr.write('\\n' + JSON.stringify(loaded)))`

/** The files of the project that a command has loaded. */
const filesOf = (...args: string[]) =>
  new Promise<string[]>((resolve) => {
    const env = {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DATABASE_URL: connectionString.replace('@/', '@localhost/'),
      SIGNING_SECRET: 's'.repeat(32),
    }
    const start = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, 'scripts/ops.ts', ...args]
    execFile(process.execPath, start, { env, cwd: root }, (_, _said, complained) => {
      const loaded = JSON.parse(complained.split('\n').at(-1) ?? '') as string[]
      const project = pathToFileURL(`${root}/`).href
      const ours = loaded.filter((url) => url.startsWith(project) && !url.includes('/node_modules/'))
      resolve(ours.map((url) => url.slice(project.length)))
    })
  })

const isOfShop = (file: string) =>
  ['src/site/server/open-services.ts', 'src/site/features.ts'].includes(file) ||
  /^src\/(sandbox\/|providers\/(paypal|redsys|stripe)\/(?!pages[.]ts$)|features\/[\w-]+\/(pages|ui)\/)/.test(file)

const names = (await listCommands()).map(({ name }) => name)
const commandFile = new RegExp(`^(src/features/[^/]+/commands|scripts/ops)/(${names.join('|')})[.]ts$`)
const isCommand = (file: string) => commandFile.test(file)

test.each([
  [['refunds'], 'src/features/checkout/server/payments/refunds/refused-refunds.ts'],
  [['redeem', 'SP00000AAA'], 'src/features/vouchers/server/actions/redeem-voucher.ts'],
  [['emails'], 'src/platform/server/jobs/command-queue.ts'],
])('%j loads what it needs, and neither the shop nor other commands', async (args, needed) => {
  const files = await filesOf(...args)
  expect(files).toContain(needed)
  expect(files.filter(isOfShop)).toEqual([])
  expect(files.filter(isCommand).map((file) => file.split('/').at(-1))).toEqual([`${args[0]}.ts`])
  expect(files.length).toBeLessThan(130)
})

test.each([[[]], [['redeem', '--help']], [['redeem', '--all']], [['refund']]])(
  '%j loads no command, nor what leads to a database',
  async (args) => {
    const files = await filesOf(...args)
    expect(files.filter(isCommand)).toEqual([])
    const isOfList = (file: string) => /^src\/features\/[^/]+\/commands[.]ts$/.test(file)
    expect(files.filter((file) => file.startsWith('src/') && !isOfList(file)).toSorted()).toEqual([
      'src/platform/rules/typo.ts',
      'src/platform/server/commands/command.ts',
      'src/platform/server/db/database-away.ts',
      'src/platform/server/log.ts',
      'src/platform/server/operator-problem.ts',
    ])
  },
)
