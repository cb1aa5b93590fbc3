import { OperatorProblem } from '#platform/server/operator-problem.ts'

/**
 * Everything the outside may set, checked once at boot. Secrets and switches come from nowhere else. Each definition of
 * settings declares here what becomes of them, so that code takes what it reads: `Pick<Config, 'publicUrl'>`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every definition's file adds to it.
export interface Config {}

export class BadSettings extends OperatorProblem {}
