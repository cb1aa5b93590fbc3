import { z } from 'zod'
import { defaultLanguage, languages } from '#platform/i18n/languages.ts'
import type { RedsysPayment } from './records.ts'
import type { TestCard } from './test-cards.ts'

const browserFact = z.string().min(1)

/** All of it must be there: a bank that is told less asks more. */
const authenticationData = z.object({
  protocolVersion: z.literal('2.2.0'),
  threeDSServerTransID: z.string(),
  notificationURL: z.url({ protocol: /^https?$/ }),
  threeDSCompInd: z.enum(['Y', 'N', 'U']),
  browserAcceptHeader: browserFact,
  browserUserAgent: browserFact,
  browserLanguage: browserFact,
  browserColorDepth: z.string().regex(/^\d+$/),
  browserScreenHeight: z.string().regex(/^\d+$/),
  browserScreenWidth: z.string().regex(/^\d+$/),
  browserTZ: z.string().regex(/^-?\d+$/),
  browserJavaEnabled: z.enum(['true', 'false']),
  browserJavascriptEnabled: z.enum(['true', 'false']),
  browserIP: browserFact,
})

const challengeResponse = z.object({ protocolVersion: z.literal('2.2.0'), cres: z.string().min(1) })
const bankAnswer = z.object({ threeDSServerTransID: z.string(), transStatus: z.enum(['Y', 'N']) })

export const needsChallenge = ({ way }: TestCard) => way.kind === 'challenge'

export function answerBrowser(
  payment: RedsysPayment,
  { way }: TestCard,
  secure: unknown,
): { payment: RedsysPayment } | { error: string } {
  const read = authenticationData.safeParse(secure)
  if (!read.success) return { error: 'SIS0601' }
  const { threeDSServerTransID, threeDSCompInd, notificationURL, browserLanguage } = read.data
  const isExpected = way.looksAtBrowser ? threeDSCompInd !== 'U' : threeDSCompInd === 'U'
  if (!isExpected || threeDSServerTransID !== payment.transaction) return { error: 'SIS0601' }
  const language = languages.find((one) => browserLanguage.startsWith(one)) ?? defaultLanguage
  return { payment: { ...payment, challengeDone: notificationURL, language } }
}

/** What the shop brings must be what the bank gave it; how the buyer did stands in the bank's own book. */
export function answerChallenge(payment: RedsysPayment, secure: unknown): boolean {
  const read = challengeResponse.safeParse(secure)
  if (!read.success || payment.challenge !== 'passed') return false
  try {
    const answer = bankAnswer.parse(JSON.parse(Buffer.from(read.data.cres, 'base64').toString('utf8')))
    return answer.threeDSServerTransID === payment.transaction && answer.transStatus === 'Y'
  } catch {
    return false
  }
}
