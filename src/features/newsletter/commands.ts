import { type Command, mayRun } from '#platform/server/commands/command.ts'

export const commands: readonly Command[] = [
  {
    name: 'newsletter',
    summary: 'Whom a newsletter may be sent to, as CSV',
    usage: [['', 'writes a line for each subscriber']],
    notes:
      'The last column is the address that ends the subscription: it stands in every newsletter, and in its headers\n' +
      'List-Unsubscribe and List-Unsubscribe-Post. With npm run --silent ops -- newsletter > FILE nothing else is in the\n' +
      `file. ${mayRun}`,
    loadOnDatabase: async () => (await import('./commands/newsletter.ts')).newsletterCommand,
  },
]
