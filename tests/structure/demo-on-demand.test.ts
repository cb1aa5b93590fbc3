import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Says at its end what was loaded. */
const watch = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  process.on('exit', () => console.log(JSON.stringify(loaded)))
`

/** What `src/site/server/start.ts` loads before it does anything: it ends at a setting that is wrong. */
function loadedAtStart(): string[] {
  const hooks = `data:text/javascript,${encodeURIComponent(watch)}`
  const { stdout } = spawnSync(process.execPath, ['--import', hooks, 'src/site/server/start.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DEMO_CATALOGUE: 'on', PORT: 'wrong' },
  })
  return (JSON.parse(stdout) as string[]).map((url) => url.replace(`file://${root}/`, ''))
}

test('a server loads nothing of the demo before a setting asks for it', () => {
  const loaded = loadedAtStart()
  expect(loaded).toContain('src/site/server/open-services.ts')
  expect(loaded.filter((file) => file.startsWith('demo/'))).toEqual([])
})
