import type { Voucher } from '../voucher-row.ts'

/** One for each last day a voucher has had. */
export const reminderKey = ({ uuid, expiresOn }: Pick<Voucher, 'uuid' | 'expiresOn'>, days: number) =>
  `expiry-reminder.${uuid}.${expiresOn}.${days}`
