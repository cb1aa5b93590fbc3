import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'
import { saidNo } from './tests/browser/said-no.ts'

const port = Number(process.env.TEST_PORT ?? 3117)

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/prepare.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  // On a machine that others use as well a test may stall. It is tried once more, and named in the last lines.
  retries: 1,
  // A machine that others use as well may take its time; what is right waits no longer than it must.
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Headless Chromium calls itself so, and would be answered like any other robot.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    // Somebody who has said no: else every page would ask. Tests of the question itself begin without.
    storageState: saidNo,
    // A page that still glides is where a click misses.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node server/start.ts',
    url: `http://localhost:${port}/readyz`,
    // Never on a database of somebody's: an empty setting counts as none.
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PORT: String(port),
      DATA_DIR: '.data/browser-tests',
      LOG_LEVEL: 'error',
      // To the sandbox of the same server.
      ERROR_REPORTING_DSN: `http://calmaria@localhost:${port}/sandbox/errors/1`,
    },
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
    stdout: 'pipe',
  },
})
