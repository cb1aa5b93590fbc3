/** What we take from others: hashes in the lock, licences, and known vulnerabilities where the registry answers. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { isForElsewhere, type Lock, licenceProblems, packageNameOf, withoutHash } from './package-rules.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const bare = withoutHash(lock)
const elsewhere = bare.filter(([, entry]) => isForElsewhere(entry))
const problems = [
  ...bare
    .filter(([, entry]) => !isForElsewhere(entry))
    .map(([path]) => `${packageNameOf(path)} has no hash in the lock: npm run lock`),
  ...licenceProblems(lock, installedLicence),
  ...vulnerabilities(),
]
if (elsewhere.length > 0)
  console.log(`${elsewhere.length} builds for other platforms have no hash: this registry has not got them.`)
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'Hashes and licences are in order.' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)

function installedLicence(path: string): string | undefined {
  const file = `${path}/package.json`
  const { license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return typeof license === 'string' ? license : undefined
}

type Audit = { vulnerabilities?: Record<string, { severity: string }>; metadata?: object }

/** A registry that can't be asked is no reason to stop: it is said, and somebody with a better line will be told more. */
function vulnerabilities(): string[] {
  const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 })
  const audit = readAudit(asked.stdout)
  if (!audit?.metadata || !audit.vulnerabilities) {
    console.log('Known vulnerabilities: the registry did not answer, so nobody was asked.')
    return []
  }
  const found = Object.entries(audit.vulnerabilities)
  console.log(`Known vulnerabilities: the registry was asked, and named ${found.length}.`)
  return found
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} has a known vulnerability (${severity}): npm audit --omit=dev`)
}

function readAudit(output: string | null): Audit | null {
  try {
    return JSON.parse(output ?? '') as Audit
  } catch {
    return null
  }
}
