import type { Page } from '@playwright/test'
import { choiceCookie, rejectAll, writeChoice } from '#features/tracking/rules/consent/choice.ts'

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

/** As another browser of the same sort of person would come: nothing is left but that they have said no. */
export const leaveBrowser = (page: Page) => page.context().clearCookies({ name: new RegExp(`^(?!${choiceCookie}$)`) })
