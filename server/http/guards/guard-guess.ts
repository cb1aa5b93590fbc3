import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '../context.ts'
import type { WriteGroup } from '../write-limits.ts'
import { guardWrite, type Refused } from './guard-write.ts'

/**
 * The way of everything by which somebody could try codes that are worth money: who has typed a few that are none waits.
 * It is counted before it is looked up, so that nobody tries many at once, and given back if it was right.
 */
export async function guardGuess<Answer>(
  context: Readonly<RouterContextProvider>,
  group: WriteGroup,
  look: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<{ ok: true; value: Answer } | Refused> {
  const { writeLimit, log } = context.get(servicesContext)
  const { address } = context.get(visitorContext)
  const seconds = await writeLimit.take('guess', address)
  if (seconds > 0) {
    const init = { status: 429, headers: { 'Retry-After': String(seconds) } }
    return { ok: false, error: 'too-many', minutes: Math.ceil(seconds / 60), init }
  }
  const answer = await guardWrite(context, group, look)
  if (!answer.ok || isRight(answer.value))
    await writeLimit.giveBack('guess', address).catch((error: unknown) => log.warn({ err: error }, 'not given back'))
  return answer
}
