import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '#platform/server/commands/command.ts'

const root = join(import.meta.dirname, '../..')

/** What an operator does by hand: the commands of all features, and those of the shop as a whole, by their names. */
export async function listCommands(): Promise<Command[]> {
  const files = globSync(['src/features/*/commands.ts', 'scripts/ops/commands.ts'], { cwd: root })
  const lists: { commands: readonly Command[] }[] = await Promise.all(files.map((file) => import(join(root, file))))
  return lists.flatMap(({ commands }) => commands).toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
