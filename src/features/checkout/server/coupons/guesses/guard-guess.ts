import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { guardWrite, type Refused } from '#platform/server/http/guards/guard-write.ts'
import type { WriteGroup } from '#platform/server/http/write-limits.ts'
import { countGuess } from './count-guess.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

type Guess<Answer> = {
  group: WriteGroup
  /** As it was typed. */
  code: string
  look: () => Promise<Answer>
  isRight: (answer: Answer) => boolean
}

type GuessRefused = Omit<Refused, 'error'> & { error: Refused['error'] | 'codes-paused' }

/**
 * The way of everything by which codes could be tried that are worth money: who has typed a few that are none waits. It
 * is counted before it is looked up, so that many are not tried at once, and given back if it was right.
 */
export async function guardGuess<Answer>(
  { request, context }: Asked,
  { group, code, look, isRight }: Guess<Answer>,
): Promise<{ ok: true; value: Answer } | GuessRefused> {
  const { address } = context.get(visitorContext)
  const { seconds, isEverybodys, returnToken } = await countGuess(
    context.get(servicesContext),
    { address, request },
    code,
  )
  if (seconds > 0) {
    const init = { status: 429, headers: { 'Retry-After': String(seconds) } }
    return { ok: false, error: isEverybodys ? 'codes-paused' : 'too-many', minutes: Math.ceil(seconds / 60), init }
  }
  const answer = await guardWrite(context, group, look)
  if (!answer.ok || isRight(answer.value)) await returnToken()
  return answer
}
