import { z } from 'zod'
import { cardBlock } from '#features/checkout/rules/payments/failure-code.ts'
import type {
  AttemptFacts,
  BrowserFacts,
  BuyerAction,
  Memo,
  PaymentInput,
  PaymentOutcome,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { cardSeen, type Operation } from './answer.ts'
import { type Ask, call } from './call.ts'
import type { Parameters } from './envelope.ts'
import { failureOf, leavesItOpen, outcomeOf } from './response-code.ts'
import { type Connection, firstType, type RedsysSettings } from './settings.ts'

/**
 * A card goes: what does its bank want (inicia), let it look at the browser, pay (trata), answer its question, pay. It is
 * authorised in the same way.
 */
export function makeCardPayments(settings: RedsysSettings, connection: Connection) {
  const ask = (attempt: AttemptFacts, path: Ask['path'], token: string, secure?: Parameters) =>
    call(
      settings,
      connection,
      attempt,
      { path, type: firstType(attempt.charge), amount: attempt.amount.amount },
      requestFor(token, secure),
    )

  const pay = async (attempt: AttemptFacts, memo: CardMemo, secure?: Parameters): Promise<PaymentOutcome> => {
    const answer = await ask(attempt, 'trataPeticionREST', memo.token, secure)
    if ('error' in answer) return refusal(answer.error)
    const challenge = challengeIn(answer.operation)
    if (challenge) return { state: 'waiting', for: challenge, memo: { ...memo, stage: 'challenge' } }
    const outcome = outcomeOf(
      attempt.charge,
      answer.operation.Ds_Response ?? '9998',
      cardSeen(answer.operation, settings.key),
    )
    if (!outcome) throw new Error('Redsys: it is still open how it ended')
    return outcome
  }

  return {
    async begin(
      attempt: AttemptFacts,
      { token, browser }: PaymentInput & { method: 'card' },
      isBlocked: (cardKey: string) => Promise<boolean> = async () => false,
    ): Promise<PaymentOutcome> {
      const answer = await ask(attempt, 'iniciaPeticionREST', token, { threeDSInfo: 'CardData' })
      if ('error' in answer) return refusal(answer.error)
      // Not every terminal is shown the card here; where it is not, Redsys' own answer must do.
      const card = cardSeen(answer.operation, settings.key)
      if (card?.key && (await isBlocked(card.key))) return { state: 'failed', code: cardBlock.code }
      const { protocolVersion = '', threeDSServerTransID, threeDSMethodURL } = answer.operation.Ds_EMV3DS ?? {}
      const memo: CardMemo = { stage: 'pay', token, browser: JSON.stringify(browser), protocolVersion, transaction: '' }
      // A bank without 3-D Secure 2: whether it may be paid so is Redsys' decision.
      if (!threeDSServerTransID) return pay(attempt, memo)
      const known: CardMemo = { ...memo, transaction: threeDSServerTransID }
      if (!threeDSMethodURL) return pay(attempt, known, authentication(attempt, known, 'U'))
      const fields = { threeDSMethodData: methodData(known.transaction, attempt.urls.deviceDone) }
      return {
        state: 'waiting',
        for: { kind: 'device', url: webAddress(threeDSMethodURL), fields },
        memo: { ...known, stage: 'device' },
      }
    },

    async resume(attempt: AttemptFacts, done: BuyerAction): Promise<PaymentOutcome> {
      const memo = cardMemo.parse(attempt.memo)
      if (done.kind === 'return' || done.kind === 'again' || done.kind !== memo.stage)
        throw new Error('Redsys: not what was waited for')
      if (done.kind === 'device') return pay(attempt, memo, authentication(attempt, memo, done.isCompleted ? 'Y' : 'N'))
      if (!isChallengeOf(done.response, memo.transaction)) throw new Error('Redsys: the answer to another question')
      return pay(attempt, memo, challengeResponse(memo.protocolVersion, done.response))
    },
  }
}

const cardMemo = z.object({
  stage: z.enum(['pay', 'device', 'challenge']),
  token: z.string(),
  browser: z.string(),
  protocolVersion: z.string(),
  transaction: z.string(),
})

type CardMemo = z.infer<typeof cardMemo> & Memo

const requestFor = (token: string, secure?: Parameters): Parameters => ({
  DS_MERCHANT_IDOPER: token,
  ...(secure && { DS_MERCHANT_EMV3DS: secure }),
})

function refusal(code: string): PaymentOutcome {
  if (leavesItOpen(code)) throw new Error(`Redsys: ${code} leaves it open`)
  return { state: 'failed', code: failureOf(code) }
}

function authentication(attempt: AttemptFacts, memo: CardMemo, completed: 'Y' | 'N' | 'U') {
  const browser: BrowserFacts = JSON.parse(memo.browser)
  return authenticationData(memo, attempt.urls.challengeDone, completed, browser)
}

function challengeIn({ Ds_EMV3DS: secure }: Operation) {
  if (secure?.threeDSInfo !== 'ChallengeRequest' || !secure.acsURL || !secure.creq) return null
  return { kind: 'challenge', url: webAddress(secure.acsURL), fields: { creq: secure.creq } } as const
}

/** It becomes the target of a form in our page. */
function webAddress(url: string): string {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('Redsys: not an address to send a buyer to')
  return url
}

type Transaction = { protocolVersion: string; transaction: string }

/** Whether the bank has looked at the browser: yes, not in time, or it had no wish to. */
type Completed = 'Y' | 'N' | 'U'

const methodData = (transaction: string, doneUrl: string) =>
  toBase64({ threeDSServerTransID: transaction, threeDSMethodNotificationURL: doneUrl })

const authenticationData = (
  { protocolVersion, transaction }: Transaction,
  doneUrl: string,
  completed: Completed,
  browser: BrowserFacts,
) => ({
  threeDSInfo: 'AuthenticationData',
  protocolVersion,
  threeDSServerTransID: transaction,
  notificationURL: doneUrl,
  threeDSCompInd: completed,
  browserAcceptHeader: browser.accept,
  browserUserAgent: browser.userAgent,
  browserLanguage: browser.language,
  browserColorDepth: browser.colorDepth,
  browserScreenHeight: browser.screenHeight,
  browserScreenWidth: browser.screenWidth,
  browserTZ: browser.timeZoneOffset,
  browserJavaEnabled: String(browser.hasJava),
  browserJavascriptEnabled: 'true',
  browserIP: browser.address,
})

const challengeResponse = (protocolVersion: string, cres: string) => ({
  threeDSInfo: 'ChallengeResponse',
  protocolVersion,
  cres,
})

/** Anyone can post to the address the bank answers to: an answer to another question is not passed on. */
function isChallengeOf(cres: string, transaction: string): boolean {
  try {
    const answer = JSON.parse(Buffer.from(cres, 'base64').toString('utf8'))
    return z.object({ threeDSServerTransID: z.literal(transaction) }).safeParse(answer).success
  } catch {
    return false
  }
}

const toBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
