import { choiceCookie, rejectAll, writeChoice } from '#domain/consent/choice.ts'

const now = new Date()

/** What a browser keeps whose visitor has refused all that is optional. */
export const saidNo = {
  cookies: [
    {
      name: choiceCookie,
      value: writeChoice(rejectAll(now)),
      domain: 'localhost',
      path: '/',
      expires: now.getTime() / 1000 + 24 * 60 * 60,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
}
