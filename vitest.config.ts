import { defineConfig } from 'vitest/config'

/** Plain functions over plain data: they leave nothing behind. */
const rules = ['{domain,i18n}/**/*.test.ts']

/** Each file has a database, services and clock of its own, and replaces no module. */
const useCases = 'server/*/**/*.test.ts'
const notOnes = ['server/db/**/*.test.ts', 'server/http/*.test.ts']

const slow = { globalSetup: './tests/postgres.ts', testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // A worker goes through many files of these two: most of their time was the reading of the same modules again.
      { extends: true, test: { name: 'rules', include: rules, isolate: false } },
      { extends: true, test: { ...slow, name: 'use cases', include: [useCases], exclude: notOnes, isolate: false } },
      {
        extends: true,
        test: {
          ...slow,
          name: 'house',
          include: ['{app,bench,providers,sandbox,scripts,tests}/**/*.test.{ts,tsx}', 'server/*.test.ts', ...notOnes],
        },
      },
    ],
  },
})
