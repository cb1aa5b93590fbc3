import './src/site/served.ts'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'
import { saidNo } from './tests/browser/support/said-no.ts'
import { siteHere } from './tests/browser/support/site.ts'
import { openTemporaryFolder } from './tests/run/temporary-folder.ts'

openTemporaryFolder()

/** A limit for what hangs, not for what is slow: a machine that is busy with something else may take its time. */
const hangLimit = 5 * 60_000

/**
 * `@both` in the name of a test: what it is about is laid out in another way on a phone, so that it is done at both widths.
 * `@phone` and `@desk`: it would do at both, and one is enough; `npm run test:widths` has the other as well. Without any
 * it is one for a desk alone.
 */
const isThorough = process.env.WIDTHS === 'both'
const desk = isThorough ? /./ : /^(?!.*@phone)/
const phone = isThorough ? /@(both|phone|desk)/ : /@(both|phone)/

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/sites.ts',
  // Each keeps a core busy, its server's part included.
  workers: Number(process.env.TEST_WORKERS ?? 2),
  fullyParallel: true,
  timeout: hangLimit,
  // It gives up before the test does, so that it is what is named.
  expect: { timeout: hangLimit - 30_000 },
  // A second try is a fault to be found: the last lines of `npm test` name it.
  retries: 1,
  // Each of them may have hung for as long as it is allowed to.
  maxFailures: 8,
  reporter: [['dot'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: siteHere().url,
    screenshot: 'only-on-failure',
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
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } }, grep: desk },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: phone },
  ],
})
