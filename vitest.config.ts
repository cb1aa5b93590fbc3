import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { lazyChunks } from './scripts/lazy-chunks.ts'
import { FileOrder } from './tests/run/file-order.ts'
import { openTemporaryFolder } from './tests/run/temporary-folder.ts'

openTemporaryFolder()

/** A limit for what hangs, not for what is slow: a machine that is busy with something else may take its time. */
const hangLimit = 5 * 60_000

const everything = ['{bench,demo,scripts,src,tests}/**/*.test.{ts,tsx}']

/** Plain functions over plain data. */
const rules = [
  'src/features/*/rules/**/*.test.ts',
  'src/platform/{browser,emails,forms,i18n,map,pages,pictures,rules,time,visits}/**/*.test.ts',
]

/** Servers and clusters are started and killed, each by a test of its own. */
const processes = [
  'tests/process/**/*.test.ts',
  'src/platform/server/db/embedded/**/*.test.ts',
  'scripts/ops/{commands,loaded-files}.test.ts',
]

/** Replaces modules, or leaves the process other than it was: nobody else may be in its worker. */
const leavesTraces = /vi\.(mock|doMock|stubEnv|stubGlobal)\(|process\.env(\.\w+|\[[^\]]+\]) =[^=]|process\.chdir/
const alone = [
  ...globSync(everything).filter((file) => leavesTraces.test(readFileSync(file, 'utf8'))),
  // A process names its first statements only.
  'src/platform/server/db/naming-client.test.ts',
  // drizzle-kit adds to what every array can do.
  'src/platform/server/db/migrations.test.ts',
]

const onPostgres = { globalSetup: './tests/postgres.ts' }

export default defineConfig({
  // There is no build of the browser's files here: all that pages import must be found.
  plugins: [lazyChunks()],
  test: {
    maxWorkers: 2,
    sequence: { sequencer: FileOrder },
    setupFiles: ['./src/site/served.ts', './tests/log/no-surprises.ts'],
    testTimeout: hangLimit,
    hookTimeout: hangLimit,
    projects: [
      // A worker goes through many files of these two: most of their time was the reading of the same modules again.
      { extends: true, test: { name: 'rules', include: rules, exclude: alone, isolate: false } },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: 'use cases',
          include: everything,
          exclude: [...rules, ...processes, ...alone],
          isolate: false,
        },
      },
      { extends: true, test: { ...onPostgres, name: 'alone', include: alone, exclude: processes } },
      { extends: true, test: { ...onPostgres, name: 'processes', include: processes } },
    ],
  },
})
