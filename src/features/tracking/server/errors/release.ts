import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#platform/server/project-folder.ts'

/** Written by the build. */
export const releaseFile = join(projectFolder, 'build/release.txt')

/** The release that was built; in development, where nothing is, the one of the sources. */
export const builtRelease = () =>
  existsSync(releaseFile) ? readFileSync(releaseFile, 'utf8').trim() : releaseOf(projectFolder)

/** `calmaria@0.1.0+02c2501f3b1a`, or without the commit where there is no git. */
export function releaseOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const commit = commitOf(folder)
  return `${name}@${version}${commit ? `+${commit}` : ''}`
}

/** A folder without `.git` may stand within somebody else's. */
function commitOf(folder: string): string | null {
  if (!existsSync(join(folder, '.git'))) return null
  const found = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: folder, encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : null
}
