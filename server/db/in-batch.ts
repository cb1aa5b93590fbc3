/**
 * For statements of one transaction that are asked in one go. Unlike with `Promise.all`, all of them have ended when one
 * has failed: what came after would otherwise be written on a connection that was rolled back and given to somebody else.
 */
export async function inBatch<Asked extends readonly unknown[] | []>(
  asked: Asked,
): Promise<{ -readonly [Each in keyof Asked]: Awaited<Asked[Each]> }> {
  const answers = await Promise.allSettled(asked)
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return answers.map((answer) => (answer as PromiseFulfilledResult<unknown>).value) as never
}
