import type { Command } from './command.ts'

const mayRun = 'The server may run or not.'

/** What an operator does by hand. The file of a command is read when it is run, not to say what it is. */
export const commands = [
  {
    name: 'applications',
    summary: 'Spas that would like to be sold here',
    usage: [
      ['', 'lists those that wait for an answer, the longest waiting first'],
      ['answered <number>', 'takes one off the list'],
    ],
    notes: mayRun,
    load: async () => (await import('./applications.ts')).applications,
  },
  {
    name: 'backup',
    summary: 'Writes all that the shop knows into one file, with the secret that signs links',
    usage: [['FILE', 'into a new file, which only its owner can read']],
    notes: mayRun,
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'disputes',
    summary: 'Payments that a buyer wants back, and all that is on hold with them',
    usage: [
      ['', 'lists them, with what was bought, and what was bought with that'],
      ['hold <locator>', 'puts a purchase on hold'],
      ['release <uuid>', 'frees it again'],
      ['close <uuid>', 'ends what was not enjoyed, without a refund'],
    ],
    notes: mayRun,
    load: async () => (await import('./disputes.ts')).disputes,
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
    load: async () => (await import('./emails.ts')).emails,
  },
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
    load: async () => (await import('./funnel.ts')).funnel,
  },
  {
    name: 'newsletter',
    summary: 'Whom a newsletter may be sent to, as CSV',
    usage: [['', 'writes a line for each subscriber']],
    notes:
      'The last column is the address that ends the subscription: it stands in every newsletter, and in its headers\n' +
      'List-Unsubscribe and List-Unsubscribe-Post. With npm run --silent ops -- newsletter > FILE nothing else is in the\n' +
      `file. ${mayRun}`,
    load: async () => (await import('./newsletter.ts')).newsletter,
  },
  {
    name: 'postal',
    summary: 'Printed vouchers that wait for the post',
    usage: [
      ['', 'lists them, with their addresses'],
      ['sent <locator>', 'takes one off the list'],
    ],
    notes: mayRun,
    load: async () => (await import('./postal.ts')).postal,
  },
  {
    name: 'redeem',
    summary: 'Marks a voucher as enjoyed',
    usage: [['<reference>', 'once: a second time it says when and where it was the first time']],
    notes: mayRun,
    load: async () => (await import('./redeem.ts')).redeem,
  },
  {
    name: 'refunds',
    summary: 'Refunds that are still owed, and authorised money that was not released',
    usage: [
      ['', 'lists what a provider has refused, or left open for days'],
      ['paid <uuid>', 'takes a refund off the list that was paid by another way'],
    ],
    notes: mayRun,
    load: async () => (await import('./refunds.ts')).refunds,
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
    load: async () => (await import('./reviews.ts')).reviews,
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
] as const satisfies readonly Command[]

export type CommandName = (typeof commands)[number]['name']
