import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bench,domain,i18n,providers,sandbox,scripts,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: './tests/postgres.ts',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
