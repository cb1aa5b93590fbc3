import type { Plugin } from 'vite'
import { languages } from '#platform/i18n/languages.ts'

const byLanguage = /\bimport\(`([^`$]*)\$\{language\}([^`$]*)`\)/g

/**
 * A server reads the files of all languages at its start. In its build they are imported with what asks for them: each
 * would be a file of its own otherwise, and a hundred files more take a twelfth of the time in which its code is read.
 */
export function languagesAtOnce(): Plugin {
  return {
    name: 'languages-at-once',
    // Before Vite makes a table of what may be meant.
    enforce: 'pre',
    applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
    transform(code) {
      const imports: string[] = []
      const found = (_: string, before: string, after: string) => {
        const files = languages.map((language) => {
          const name = `fileOfLanguage${imports.length}`
          imports.push(`import * as ${name} from '${before}${language}${after}'`)
          return `${language}: ${name}`
        })
        return `Promise.resolve({ ${files.join(', ')} }[language])`
      }
      const changed = code.replace(byLanguage, found)
      return imports.length > 0 ? [...imports, changed].join('\n') : null
    },
  }
}
