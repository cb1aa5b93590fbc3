import { join } from 'node:path'
import { projectFolder } from '#platform/server/project-folder.ts'

export const migrationsFolder = join(projectFolder, 'src/platform/server/db/migrations')
