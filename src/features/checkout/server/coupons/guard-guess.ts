import type { RouterContextProvider } from 'react-router'
import { couldBeMoney, normalCode } from '#features/checkout/rules/coupons/coupon.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { guardWrite, type Refused } from '#platform/server/http/guards/guard-write.ts'
import type { WriteGroup } from '#platform/server/http/write-limits.ts'
import type { Services } from '#platform/server/services.ts'

type GuardedGuess<Answer> = {
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
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { group, code, look, isRight }: GuardedGuess<Answer>,
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

type Guesser = { address: string; request: Request }

type Guess = {
  /** 0, or the seconds after which a code may be typed again. */
  seconds: number
  /** Too many wrong codes came from everywhere, not from this visitor. */
  isEverybodys?: boolean
  /** For what turned out to be right. */
  returnToken: () => Promise<void>
}

/**
 * Counts a code before it is looked up: by address, and, if its form is that of one that is worth money, of all visitors
 * together, since guesses can come from many addresses. Other codes, such as a discount that everybody knows, work on
 * while those are paused. Who has opened a card by the link of its e-mail may use its code at any time.
 */
export async function countGuess(services: Services, { address, request }: Guesser, typed: string): Promise<Guess> {
  const { writeLimit, log } = services
  if ((await openedCodes(services, request)).includes(normalCode(typed)))
    return { seconds: 0, returnToken: async () => {} }
  const give = (group: 'guess' | 'guess-everyone', of: string) =>
    writeLimit.returnToken(group, of).catch((error: unknown) => log.warn({ err: error }, 'not given back'))
  const isCommon = couldBeMoney(typed)
  const returnToken = async () =>
    void (await Promise.all([give('guess', address), isCommon && give('guess-everyone', everyone)]))
  const seconds = await writeLimit.take('guess', address)
  if (seconds > 0 || !isCommon) return { seconds, returnToken }
  const paused = await writeLimit.take('guess-everyone', everyone)
  if (paused > 0) await give('guess', address)
  return { seconds: paused, isEverybodys: paused > 0, returnToken }
}

async function openedCodes(services: Services, request: Request): Promise<(string | null)[]> {
  return Promise.all(Object.values(services.kinds).flatMap(({ openedCode }) => openedCode?.(services, request) ?? []))
}

const everyone = 'everyone'
