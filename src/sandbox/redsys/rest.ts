import type { Hono } from 'hono'
import { cardFacts, commonFacts, moneyFacts, paymentFacts, sealAnswer } from './answer.ts'
import { answerBrowser, answerChallenge, needsChallenge } from './authenticate.ts'
import { endAuthorization, refund, settle } from './operations.ts'
import { type Redsys, type RedsysPayment, type Token, typeOf } from './records.ts'
import { type RedsysRequest, readRequest } from './request.ts'
import { cardNamed } from './test-cards.ts'

type Answer = { error: string } | { facts: Record<string, unknown> }

/** The two endpoints of REST: what the card's bank wants, and everything that moves or keeps money. */
export function addRest(app: Hono, context: Redsys) {
  const serveAt = (path: string, serve: (context: Redsys, asked: RedsysRequest) => Answer) =>
    app.post(path, async (c) => {
      const read = readRequest(context, await c.req.json().catch(() => null))
      const answer = 'error' in read ? read : serve(context, read.asked)
      if ('error' in answer) return c.json({ errorCode: answer.error })
      return c.json(sealAnswer(context, String(answer.facts.Ds_Order), answer.facts))
    })
  serveAt('/sis/rest/iniciaPeticionREST', start)
  serveAt('/sis/rest/trataPeticionREST', (at, asked) => {
    const type = asked.DS_MERCHANT_TRANSACTIONTYPE
    if (type === '3') return refund(at, asked)
    return type === '2' || type === '9' ? endAuthorization(at, asked, type) : pay(at, asked)
  })
}

function start(context: Redsys, asked: RedsysRequest): Answer {
  const found = tokenOf(context, asked)
  if ('error' in found) return found
  const { world, records, url } = context
  const { token } = found
  const way = cardNamed(token.card ?? '')?.way ?? { kind: 'none' }
  const order = asked.DS_MERCHANT_ORDER
  const payment = newPayment(context, asked, token)
  const transaction = way.kind === 'none' ? undefined : uuidFrom(world.random(16))
  records.payments.put(order, { ...payment, transaction })
  if (transaction) records.orders.put(transaction, order)
  const secure = {
    threeDSInfo: 'CardConfiguration',
    protocolVersion: transaction ? '2.2.0' : 'NO_3DS_v2',
    ...(transaction && { threeDSServerTransID: transaction }),
    ...(way.looksAtBrowser && { threeDSMethodURL: `${url}/bank/method` }),
  }
  const facts = {
    ...commonFacts(context, order, typeOf(payment)),
    ...cardFacts(token),
    Ds_Card_PSD2: 'Y',
    Ds_EMV3DS: secure,
  }
  return { facts }
}

function pay(context: Redsys, asked: RedsysRequest): Answer {
  const found = tokenOf(context, asked)
  if ('error' in found) return found
  const payment = context.records.payments.get(asked.DS_MERCHANT_ORDER) ?? newPayment(context, asked, found.token)
  if (payment.amount !== Number(asked.DS_MERCHANT_AMOUNT)) return { error: 'SIS0019' }
  if (typeOf(payment) !== asked.DS_MERCHANT_TRANSACTIONTYPE) return { error: 'SIS0030' }
  const card = cardNamed(found.token.card ?? '')
  const known = { ...payment, notificationUrl: asked.DS_MERCHANT_MERCHANTURL }
  const stage = asked.DS_MERCHANT_EMV3DS?.threeDSInfo
  if (stage === 'AuthenticationData' && card) {
    const browsed = answerBrowser(known, card, asked.DS_MERCHANT_EMV3DS)
    if ('error' in browsed) return browsed
    if (!context.world.isShops(browsed.payment.challengeDone ?? '')) return { error: 'SIS0601' }
    if (needsChallenge(card)) return askChallenge(context, browsed.payment)
    return end(context, browsed.payment, responseFor(found.token, known))
  }
  if (stage === 'ChallengeResponse') {
    const isPassed = answerChallenge(known, asked.DS_MERCHANT_EMV3DS)
    return end(context, known, isPassed ? responseFor(found.token, known) : '0184')
  }
  // 0195: the bank wants 3-D Secure, and was given nothing of it.
  return end(context, known, card && card.way.kind !== 'none' ? '0195' : responseFor(found.token, known))
}

/** Redsys does not say what it answers to a token it does not know; any number without a sentence of its own will do. */
const unknownToken = { error: 'SIS0500' }

function tokenOf({ records, world }: Redsys, asked: RedsysRequest): { token: Token } | { error: string } {
  if (records.payments.get(asked.DS_MERCHANT_ORDER)?.state === 'F') return { error: 'SIS0051' }
  const token = records.tokens.get(asked.DS_MERCHANT_IDOPER ?? '')
  if (!token || token.order !== asked.DS_MERCHANT_ORDER) return unknownToken
  return new Date(token.until) > world.now() ? { token } : unknownToken
}

const newPayment = ({ world }: Redsys, asked: RedsysRequest, token: Token): RedsysPayment => ({
  order: asked.DS_MERCHANT_ORDER,
  amount: Number(asked.DS_MERCHANT_AMOUNT),
  method: 'card',
  ...(asked.DS_MERCHANT_TRANSACTIONTYPE === '1' && { isPreauthorization: true }),
  state: 'S',
  at: world.now().toISOString(),
  card: token.card,
  token: asked.DS_MERCHANT_IDOPER,
  refunds: [],
})

/** 9093: no such card. */
function responseFor({ card: name, isCodeRight, isExpiryRight }: Token, { isPreauthorization }: RedsysPayment): string {
  const card = cardNamed(name ?? '')
  if (!card) return '9093'
  if (!isExpiryRight) return '0191'
  if (!isCodeRight) return '0129'
  return (isPreauthorization && card.authorization) || card.answer
}

function askChallenge(context: Redsys, payment: RedsysPayment): Answer {
  context.records.payments.put(payment.order, { ...payment, challenge: 'asked' })
  const question = {
    threeDSServerTransID: payment.transaction,
    acsTransID: uuidFrom(context.world.random(16)),
    messageType: 'CReq',
    messageVersion: '2.2.0',
    challengeWindowSize: '05',
  }
  const secure = {
    threeDSInfo: 'ChallengeRequest',
    protocolVersion: '2.2.0',
    acsURL: `${context.url}/bank/challenge`,
    creq: Buffer.from(JSON.stringify(question)).toString('base64url'),
  }
  return {
    facts: {
      ...commonFacts(context, payment.order, typeOf(payment)),
      ...moneyFacts(payment.amount),
      Ds_EMV3DS: secure,
    },
  }
}

function end(context: Redsys, payment: RedsysPayment, response: string): Answer {
  const ended = settle(context, payment, response)
  return response.startsWith('SIS') ? { error: response } : { facts: paymentFacts(context, ended) }
}

const uuidFrom = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
