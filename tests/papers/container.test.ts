import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadConfig } from '#site/server/config.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')

test('a container starts the server as `npm start` does', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const [, started] = /NODE_ENV=production (MALLOC_ARENA_MAX=\d node .+)$/.exec(scripts.start ?? '') ?? []
  const [, arenas] = /NODE_ENV=production (MALLOC_ARENA_MAX=\d)/.exec(dockerfile) ?? []
  const [, command] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? []
  expect(`${arenas} ${(JSON.parse(command ?? '[]') as string[]).join(' ')}`).toBe(started)
})

test('what it copies is there', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) => files?.split(' ') ?? [])
  expect(copied.length).toBeGreaterThan(1)
  expect(copied.filter((file) => !existsSync(file))).toEqual([])
})

test('the settings of compose.yaml are known, and make a site with play money that says so', () => {
  const [, site = ''] = /environment:\n([\s\S]*?)\n {4}depends_on/.exec(read('compose.yaml')) ?? []
  const settings = Object.fromEntries(
    [...site.matchAll(/^ {6}([A-Z_]+): '?(.+?)'?$/gm)].map(([, name, value = '']) => [
      name,
      value.replace(/^\$\{.+:-(.+)\}$/, '$1'),
    ]),
  )
  expect(read('docs/settings.md')).toSatisfy((page: string) =>
    Object.keys(settings).every((name) => page.includes(`\`${name}\``)),
  )
  expect(loadConfig({ ...settings, PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({
    paymentMode: 'sandbox',
    tellsPlayPayments: true,
    fillsDemoCatalogue: true,
    sandbox: { isOpen: true },
    host: '0.0.0.0',
  })
})
