import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Where fonts, photos, migrations and the build stand. A module may be a file of its own, or a part of what was built. */
export const projectFolder = dirname(findPackageJSON(import.meta.url) as string)

export const migrationsFolder = join(projectFolder, 'src/platform/server/db/migrations')
