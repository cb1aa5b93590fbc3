import { defineConfig } from 'vitest/config'
import { lateChunks } from './scripts/late-chunks.ts'

/** No test is slow, some hang: a machine that is busy with something else may take its time. */
const hangLimit = 5 * 60_000

const everything = ['{app,bench,domain,i18n,providers,sandbox,scripts,server,tests}/**/*.test.{ts,tsx}']

/** Plain functions over plain data: they leave nothing behind. */
const rules = ['{domain,i18n}/**/*.test.ts']

/** Each file has a database, services and clock of its own, and replaces no module. */
const useCases = [
  'server/!(db|http)/**/*.test.ts',
  'server/http/api/**/*.test.ts',
  'app/pages/**/*.test.ts',
  'app/pages/**/*.test.tsx',
]

export const sharingWorkers = [...rules, ...useCases]

const onPostgres = { globalSetup: './tests/postgres.ts' }

export default defineConfig({
  // There is no build of the browser's files here: all that pages import must be found.
  plugins: [lateChunks()],
  test: {
    maxWorkers: 2,
    setupFiles: './tests/no-surprises.ts',
    testTimeout: hangLimit,
    hookTimeout: hangLimit,
    projects: [
      // A worker goes through many files of these two: most of their time was the reading of the same modules again.
      { extends: true, test: { name: 'rules', include: rules, isolate: false } },
      { extends: true, test: { ...onPostgres, name: 'use cases', include: useCases, isolate: false } },
      // What replaces modules or starts processes, each in a worker of its own.
      { extends: true, test: { ...onPostgres, name: 'isolated', include: everything, exclude: sharingWorkers } },
    ],
  },
})
