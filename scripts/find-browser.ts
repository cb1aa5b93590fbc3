import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** First the one without windows: it opens a page with a third of the work. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** An installed Chromium, or one installed now with what the machine has: Debian's packages, else Playwright's own. */
export function findBrowser(): string {
  return installed() ?? installFromDebian() ?? installFromPlaywright()
}

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium from Debian’s packages…')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env: environment })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore', env: environment })
    if (installed()) break
  }
  return installed()
}

function installFromPlaywright(): string {
  console.log('Installing Playwright’s Chromium…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const found = installed()
  if (!found) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  return found
}
