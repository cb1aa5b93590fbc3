/**
 * A registry mirror may hold only some platforms' builds of a package. `npm install` then leaves the others out of
 * package-lock.json, and `npm ci` refuses the lock ("Missing … from lock file"). This puts the missing optional entries
 * back; npm skips them where they don't fit. Hashes come from the registry, for whatever it has. Run it after every change
 * of dependencies: npm run lock
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { packageNameOf, withoutHash } from './package-rules.ts'

type Entry = {
  version: string
  integrity?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
const packages = lock.packages

const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
  linux: 'linux',
  sunos: 'sunos',
  aix: 'aix',
}
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'armv7', 'arm']

for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isResolved(path, name)) continue
    const place = packages[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`
    packages[place] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      ...(entry.dev ? { dev: true } : {}),
      ...platformOf(name),
    }
    console.log(`added ${place}`)
  }
}
for (const [path] of withoutHash(lock)) {
  const entry = packages[path]
  const integrity = entry && hashOf(packageNameOf(path), entry.version)
  if (entry && integrity) entry.integrity = integrity
  else console.log(`no hash for ${packageNameOf(path)}: the registry has not got it`)
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)

function hashOf(name: string, version: string): string | undefined {
  const asked = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' })
  return /^sha512-\S+$/m.exec(asked.stdout)?.[0]
}

/** As Node looks for a package: in the folder itself, then in each one above. */
function isResolved(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

/** Platform packages say in their name where they belong. */
function platformOf(name: string): Partial<Entry> {
  const words = name.split('/').pop() ?? ''
  const system = Object.entries(systems).find(([word]) => words.includes(word))?.[1]
  const processor = /wasm32|wasi/.test(words) ? 'wasm32' : processors.find((word) => words.includes(word))
  return {
    ...(system ? { os: [system] } : {}),
    ...(processor ? { cpu: [processor === 'armv7' ? 'arm' : processor] } : {}),
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
  }
}
