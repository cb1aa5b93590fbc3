import { type Declared, declareAll } from '#platform/pages/declarations.ts'
import { redsysPages } from '#providers/redsys/pages.ts'
import { pages } from './lists/pages.ts'

/** What every page says, or may say after a click, is one file. */
const everyPage: Declared['everyPage'] = { messages: (language) => import(`./messages/${language}/every-page.ts`) }

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces {
    everyPage: true
  }
}

/** The pages of all features, and the messages that come to the browser. The first import of each process and browser. */
export const pagesOfAll = [{ everyPage }, redsysPages, ...pages]

declareAll(pagesOfAll)
