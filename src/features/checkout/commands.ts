import { type Command, mayRun } from '#platform/server/commands/command.ts'

export const commands: readonly Command[] = [
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
    loadOnDatabase: async () => (await import('./commands/disputes.ts')).disputesCommand,
  },
  {
    name: 'postal',
    summary: 'Printed vouchers that wait for the post',
    usage: [
      ['', 'lists them, with their addresses'],
      ['sent <locator>', 'takes one off the list'],
    ],
    notes: mayRun,
    loadOnDatabase: async () => (await import('./commands/postal.ts')).postal,
  },
  {
    name: 'refunds',
    summary: 'Refunds that are still owed, and authorised money that was not released',
    usage: [
      ['', 'lists what a provider has refused, or left open for days'],
      ['paid <uuid>', 'takes a refund off the list that was paid by another way'],
    ],
    notes: mayRun,
    loadOnDatabase: async () => (await import('./commands/refunds.ts')).refundsCommand,
  },
]
