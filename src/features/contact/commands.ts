import { type Command, mayRun } from '#platform/server/commands/command.ts'

export const commands: readonly Command[] = [
  {
    name: 'applications',
    summary: 'Spas that would like to be sold here',
    usage: [
      ['', 'lists those that wait for an answer, the longest waiting first'],
      ['answered <number>', 'takes one off the list'],
    ],
    notes: mayRun,
    loadOnDatabase: async () => (await import('./commands/applications.ts')).applications,
  },
]
