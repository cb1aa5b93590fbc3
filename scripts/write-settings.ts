/** `npm run settings`: writes what there is to set into `docs/settings.md` and `.env.example`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { envExample, settingsPage } from '#site/server/settings/settings-page.ts'

const root = join(import.meta.dirname, '..')
await writeFile(join(root, 'docs/settings.md'), settingsPage())
await writeFile(join(root, '.env.example'), envExample())
