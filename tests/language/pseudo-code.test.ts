import { expect, test } from 'vitest'
import { pseudoCode, pseudoMessages } from './pseudo-code.ts'

test('of a file of messages only what is said changes', () => {
  const source = `import parts from './a/parts.ts'
/** Para todo el mundo: año. */
export default {
  parts,
  ...parts,
  'gift-card': 'Tarjeta de «regalo»',
  of: (day: string) => \`el \${day} a la hora\`,
  form: { owner: "L'hora", list: ['hola', 'ya'], slug: 'otros' },
} as const
`
  expect(pseudoMessages(source, 'a.ts')).toBe(`import parts from './a/parts.ts'
/** Para todo el mundo: año. */
export default {
  parts,
  ...parts,
  'gift-card': "Târjetâ de «regâlô»",
  of: (day: string) => \`el \${day} â lâ hôrâ\`,
  form: { owner: "L'hôrâ", list: ["hôlâ", "yâ"], slug: 'otros' },
} as const
`)
})

test.each([
  ['a template', 'export default { a: `hola` }', 'a.ts: what is TemplateLiteral at 20?'],
  ['a call', "export default { a: join('hola') }", 'a.ts: what is CallExpression at 20?'],
  ['no messages', "export const a = 'hola'", 'a.ts: what is nothing at 0?'],
])('%s is not understood', (_, source, problem) => expect(() => pseudoMessages(source, 'a.ts')).toThrow(problem))

test('of other code all strings and templates change, and not what is imported or named', () => {
  const source = `import type { A } from './a.ts'
export const xx: A = { months: 'enero,marzo'.split(','), at: (hora) => \`\${hora ? 'la' : 'las'} horas \${hora}\` }
`
  expect(pseudoCode(source)).toBe(`import type { A } from './a.ts'
export const xx: A = { months: "enerô,mârzô".split(","), at: (hora) => \`\${hora ? "lâ" : "lâs"} hôrâs \${hora}\` }
`)
})
