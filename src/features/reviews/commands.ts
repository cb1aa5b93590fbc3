import { type Command, mayRun } from '#platform/server/commands/command.ts'

export const commands: readonly Command[] = [
  {
    name: 'reviews',
    summary: 'What visitors wrote and nobody has read yet',
    usage: [
      ['', 'lists it, the longest waiting first'],
      ['publish <id>', 'shows one, as not verified'],
      ['reject <id>', 'does not, and takes one down that was shown'],
      ['pictures <id>', 'writes its pictures into a folder, to be looked at'],
      ['unpicture <id>', 'deletes its pictures and leaves the rest'],
      ['unanswer <id>', 'takes down what its spa answered'],
    ],
    notes: mayRun,
    loadOnDatabase: async () => (await import('./commands/reviews.ts')).reviewsCommand,
  },
]
