import type { BankSteps } from '#features/checkout/rules/purchase-paths.ts'

/** Spec 2.5: the bank's questions are asked at an address with the name of Redsys. */
export const redsysPages = {
  bankSteps: { challenge: 'redsys/challenge', frames: '/payments/redsys' } satisfies BankSteps,
}
