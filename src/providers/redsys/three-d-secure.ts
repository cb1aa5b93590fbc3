import { z } from 'zod'
import type { BrowserFacts } from '#features/checkout/rules/payments/payment-provider.ts'

type Transaction = { protocolVersion: string; transaction: string }

/** Whether the bank has looked at the browser: yes, not in time, or it had no wish to. */
export type Completed = 'Y' | 'N' | 'U'

export const methodData = (transaction: string, doneUrl: string) =>
  toBase64({ threeDSServerTransID: transaction, threeDSMethodNotificationURL: doneUrl })

export const authenticationData = (
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

export const challengeResponse = (protocolVersion: string, cres: string) => ({
  threeDSInfo: 'ChallengeResponse',
  protocolVersion,
  cres,
})

/** Anyone can post to the address the bank answers to: an answer to another question is not passed on. */
export function isChallengeOf(cres: string, transaction: string): boolean {
  try {
    const said = JSON.parse(Buffer.from(cres, 'base64').toString('utf8'))
    return z.object({ threeDSServerTransID: z.literal(transaction) }).safeParse(said).success
  } catch {
    return false
  }
}

const toBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
