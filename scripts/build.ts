/** Builds the site where its sources are newer than the last build: a second start need not wait for it. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { releaseFile, releaseOf } from '../src/features/tracking/server/errors/release.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/sources.txt')
const sources = '{demo,public,src}/**/*'
const library = 'photos/*.json'
const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']
const steps = 'scripts/{build,language-manifests,languages-at-once,lazy-chunks}.ts'

const wanted = fingerprint()
const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
if (!isCurrent || process.argv.includes('--force')) build()
// Also where only the commit is new.
writeFileSync(releaseFile, releaseOf(root))

function build() {
  console.log('Building the site…')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  const result = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr)
    process.exit(1)
  }
  compressAssets()
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Assets never change under their name, so they are compressed once, here, as well as can be. */
function compressAssets() {
  for (const file of globSync('build/client/assets/*.{js,css,svg}', { cwd: root })) {
    const content = readFileSync(join(root, file))
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(root, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync([sources, library, ...settings, steps], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
