import { cpSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const made = new Set(['.data', '.git', '.react-router', 'build', 'node_modules', 'reports', 'test-results'])

/** The project as it is, without what was made from it, so that a test can change its sources and build them. */
export function copySources(to: string) {
  cpSync(root, to, { recursive: true, filter: (file) => !made.has(relative(root, file)) })
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
}
