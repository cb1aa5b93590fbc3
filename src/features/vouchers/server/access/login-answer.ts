import { z } from 'zod'
import { type LoginDraft, loginErrors, loginForm } from '#features/vouchers/rules/voucher-login.ts'
import { hostCookie } from '#platform/server/http/host-cookie.ts'
import type { Services } from '#platform/server/services.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    login: z.infer<typeof shape>
  }
}

const seconds = 60

const typed = z.object(Object.fromEntries([...loginForm.names, 'promotions'].map((field) => [field, z.string()])))
const shape = z.object({ error: z.enum(loginErrors), values: typed, until: z.number() })

export type LoginAnswer = Pick<z.infer<typeof shape>, 'error'> & {
  values: LoginDraft & { promotions: string }
}

/**
 * What a wrong login is told, in a cookie for the page that it is led back to: a wrong one is answered as a right one
 * is, with a redirect and a cookie, so that neither form nor time tell them apart from outside.
 */
export const writeAnswer = ({ signer, clock }: Services, answer: LoginAnswer, isSecure: boolean) =>
  cookie.write(signer.sign('login', { ...answer, until: clock.now().getTime() + seconds * 1000 }), seconds, isSecure)

export function readAnswer({ signer, clock }: Services, cookies: string | null, isSecure: boolean): LoginAnswer | null {
  const token = cookie.read(cookies, isSecure)
  const signed = shape.safeParse(token && signer.verify('login', token))
  if (!signed.success || signed.data.until <= clock.now().getTime()) return null
  return { error: signed.data.error, values: signed.data.values as LoginAnswer['values'] }
}

/** Told once. */
export const endAnswer = (isSecure: boolean) => cookie.end(isSecure)

const cookie = hostCookie('login', /^[\w.-]{1,2000}$/)
