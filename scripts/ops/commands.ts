import { type Command, mayRun } from '#platform/server/commands/command.ts'

/** Of the shop as a whole. */
export const commands: readonly Command[] = [
  {
    name: 'backup',
    summary: 'Writes all that the shop knows into one file, with the secret that signs links',
    usage: [['FILE', 'into a new file, which only its owner can read']],
    notes: mayRun,
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'emails',
    summary: 'E-mails that could not be delivered',
    usage: [
      ['', 'lists them, with the error of each'],
      ['send <id>', 'tries one again'],
      ['send all', 'tries all of them again'],
    ],
    notes: 'The server may run or not; it is the server that sends.',
    loadOnDatabase: async () => (await import('./emails.ts')).emails,
  },
  {
    name: 'restore',
    summary: 'Brings back what a backup has written',
    usage: [
      ['FILE', 'into an empty database'],
      ['FILE replace', 'in the place of what is there'],
    ],
    notes: 'The server must be stopped.',
    load: async () => (await import('./restore.ts')).restore,
  },
  {
    name: 'seed',
    summary: 'Empties the catalogue and fills in the demo one',
    usage: [
      ['', 'as the first start does'],
      ['--spas <count>', 'a large one, to measure with'],
      ['--getaways <count>', 'with more getaways, each with a hotel of its own'],
    ],
    notes:
      'On the embedded database the server must be stopped; on an external one running servers see the change at once.',
    load: async () => (await import('./seed.ts')).seed,
  },
]
