/** The name of the constraint that refused a statement; null if it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : violatedConstraint(error.cause)
}
