import { join } from 'node:path'
import { projectFolder } from '#server/project-folder.ts'

export const migrationsFolder = join(projectFolder, 'server/db/migrations')
