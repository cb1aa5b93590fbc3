type LockEntry = {
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

export type Lock = { packages: Record<string, LockEntry> }

/**
 * Licences that let us run and change the site without giving it away. MPL-2.0 and LGPL-3.0 ask for it only of their own
 * files, which we use as they are; CC-BY-4.0 is data that is named in its package.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

/** Packages that say it in a file of their own and not in package.json. */
const toldElsewhere: Record<string, string> = { 'png-js': 'MIT' }

export const packageNameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** An SPDX expression: of several joined by OR one must be allowed, of several joined by AND all. */
export const isAllowed = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part.trim())))

/** Of what a visitor's request may meet. `installed` tells the licence that stands in a package's own package.json. */
export function licenceProblems({ packages }: Lock, installed: (path: string) => string | undefined): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || entry.dev) return []
    const licence = entry.license ?? installed(path) ?? toldElsewhere[packageNameOf(path)]
    if (!licence) return isForElsewhere(entry) ? [] : [`${packageNameOf(path)} tells no licence`]
    return isAllowed(licence) ? [] : [`${packageNameOf(path)} has the licence ${licence}, which nobody has allowed`]
  })
}

/** Without its hash a package could be swapped for another on its way. */
export const withoutHash = ({ packages }: Lock): [path: string, entry: LockEntry][] =>
  Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )

/** Builds for platforms other than the two on which everything comes from npm: Linux with glibc on x64 and arm64. */
export function isForElsewhere({ optional, os, cpu, libc }: LockEntry): boolean {
  if (!optional) return false
  const isHome = (named: string[] | undefined, ours: string[]) => !named || named.some((name) => ours.includes(name))
  return !isHome(os, ['linux']) || !isHome(cpu, ['x64', 'arm64']) || !isHome(libc, ['glibc'])
}
