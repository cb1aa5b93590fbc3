import { type Command, mayRun } from '#platform/server/commands/command.ts'

export const commands: readonly Command[] = [
  {
    name: 'redeem',
    summary: 'Marks a voucher as enjoyed',
    usage: [['<reference>', 'once: a second time it says when and where it was the first time']],
    notes: mayRun,
    loadOnDatabase: async () => (await import('./commands/redeem.ts')).redeem,
  },
]
