import type { Command } from '#platform/server/commands/command.ts'

export const commands: readonly Command[] = [
  {
    name: 'funnel',
    summary: 'How visits became purchases in the last 30 days',
    usage: [
      ['', 'a line for each day'],
      ['--from <day>', 'from another day on, as YYYY-MM-DD'],
      ['--to <day>', 'until another day'],
      ['--by <what>', 'a line for each channel (or day, language, campaign, kind)'],
      ['--csv', 'as a file for a table program'],
    ],
    notes: 'Options may stand together. The server may run or not.',
    loadOnDatabase: async () => (await import('./commands/funnel.ts')).funnel,
  },
]
