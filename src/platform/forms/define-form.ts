import { isEmail } from '#platform/emails/email.ts'
import { characters, plainLine, plainText } from '#platform/rules/plain-text.ts'
import { type FieldLengths, longestChoice, recordOf } from './field-lengths.ts'

/** What an input says of itself besides its name and value, in the words of HTML. */
export type InputAttributes = {
  type?: string
  inputMode?: 'decimal' | 'email' | 'tel' | 'url'
  autoComplete?: string
  autoCapitalize?: string
  spellCheck?: boolean
  maxLength?: number
}

/** A field of a form. `Facts`: what its rule must know besides what was typed, such as the day of today. */
export type FieldRule<Problem extends string = string, Facts = never> = {
  /** How many characters it may have, as a reader counts them. */
  most: number
  check: (typed: string, facts: Facts) => Problem | null
  /** What is kept of it. */
  clean: (typed: string) => string
  /** Whether it may stay empty. */
  isOptional: boolean
  input: InputAttributes
}

type Draft<Name extends string> = Record<Name, string>
type Maybe<Problem extends string> = Problem | null | false | undefined

/** What concerns several fields. */
type FormRules<Name extends string, Facts, Across extends string> = {
  /** What is wrong with fields in the light of the others. It comes before what is wrong with each of them alone. */
  across?: (draft: Draft<Name>, facts: Facts) => Partial<Record<Name, Maybe<Across>>>
  /** False of a field that the others leave out, or of the whole form. What is not asked is not checked. */
  asks?: (draft: Draft<Name>, facts: Facts) => boolean | Partial<Record<Name, boolean>>
}

/** Only rules that ask for facts are given them. */
type Given<Facts> = unknown extends Facts ? [] : [facts: Facts]

export type Form<Name extends string, Problem extends string, Facts> = {
  table: Readonly<Record<Name, FieldRule<Problem, Facts>>>
  names: readonly Name[]
  /** What is read of a form that was sent. */
  lengths: FieldLengths<Name>
  /** The same in the browser and on the server, in the order of the fields. A field that was not sent is empty. */
  problems: (sent: Partial<Draft<Name>>, ...given: Given<Facts>) => Partial<Record<Name, Problem>>
  clean: (sent: Partial<Draft<Name>>) => Draft<Name>
}

/** The fields as the form sends them. An unticked box is an empty string. */
export type DraftOf<Of> = Draft<FieldOf<Of>>
export type FieldOf<Of> = Of extends Form<infer Name, infer _Problem, infer _Facts> ? Name : never
export type ProblemOf<Of> = Of extends Form<infer _Name, infer Problem, infer _Facts> ? Problem : never
export type ProblemsOf<Of> = Partial<Record<FieldOf<Of>, ProblemOf<Of>>>

/**
 * A form as one table of its fields. From it come what is read of it, its check in browser and server, its inputs
 * (`bindFields`) and the body of the API's call (`formBody`).
 */
export function defineForm<
  Name extends string,
  Problem extends string = never,
  Facts = unknown,
  Across extends string = never,
>(
  table: Readonly<Record<Name, FieldRule<Problem, Facts>>>,
  { across, asks }: FormRules<Name, Facts, Across> = {},
): Form<Name, Problem | Across, Facts> {
  const names = Object.keys(table) as Name[]
  const complete = (sent: Partial<Draft<Name>>) => recordOf(names, (name) => sent[name] ?? '')
  return {
    table,
    names,
    lengths: recordOf(names, (name) => table[name].most),
    clean: (sent) => recordOf(names, (name) => table[name].clean(sent[name] ?? '')),
    problems(sent, ...given) {
      // Without a fact none of the rules looks for it.
      const facts = given[0] as Facts
      const draft = complete(sent)
      const asked = asks?.(draft, facts) ?? true
      const found = across?.(draft, facts)
      const isAsked = (name: Name) => (typeof asked === 'boolean' ? asked : asked[name] !== false)
      const problemOf = (name: Name) => isAsked(name) && (found?.[name] || table[name].check(draft[name], facts))
      const wrong = names.map((name) => [name, problemOf(name)] as const).filter(([, problem]) => problem)
      return Object.fromEntries(wrong) as Partial<Record<Name, Problem | Across>>
    },
  }
}

type TypedOptions<Long extends string, Wrong extends string> = InputAttributes & {
  most: number
  /** What is wrong with it if it is empty. Without one it may be. */
  wrong?: Wrong
  long: Long
}

/**
 * Of one line, such as a name. What may be wrong with it is inferred from its own options (`NoInfer`): the form around
 * it would make any text of it.
 */
export const line = <Long extends string, Wrong extends string = never>(
  options: TypedOptions<Long, Wrong>,
): FieldRule<NoInfer<Long | Wrong>, unknown> => typedField(plainLine, { maxLength: options.most, ...options })

/** Of several lines. */
export const text = <Long extends string, Wrong extends string = never>(
  options: TypedOptions<Long, Wrong>,
): FieldRule<NoInfer<Long | Wrong>, unknown> => typedField(plainText, { maxLength: options.most, ...options })

/** No address is longer (RFC 5321). */
export const longestEmail = 254

export const email = <Wrong extends string>(wrong: Wrong, input: InputAttributes = {}): FieldRule<Wrong, unknown> => ({
  most: longestEmail,
  check: (typed) => (isEmail(typed) ? null : wrong),
  clean: (typed) => typed.trim(),
  isOptional: false,
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: longestEmail, ...input },
})

/** One of these. Without them: what is chosen or handed on, and has no rule of its own. */
export const choice = <Wrong extends string = never>(
  options?: readonly string[],
  wrong?: Wrong,
  input: InputAttributes = {},
): FieldRule<Wrong, unknown> => ({
  most: longestChoice,
  check: (typed) => (options && wrong && !options.includes(typed) ? wrong : null),
  clean: (typed) => typed,
  isOptional: false,
  input,
})

/** A box that must be ticked. */
export const box = <Wrong extends string>(wrong: Wrong): FieldRule<Wrong, unknown> => ({
  ...choice(),
  check: (typed) => (typed === '' ? wrong : null),
})

type CustomOptions<Problem extends string, Facts> = InputAttributes & {
  most?: number
  check?: (typed: string, facts: Facts) => Problem | null
  clean?: (typed: string) => string
  isOptional?: boolean
}

/** With a rule of its own, or none but what `across` says of it. */
export const custom = <Problem extends string = never, Facts = unknown>({
  most = longestChoice,
  check = () => null,
  clean = plainLine,
  isOptional = false,
  ...input
}: CustomOptions<Problem, Facts>): FieldRule<Problem, Facts> => ({ most, check, clean, isOptional, input })

const typedField = <Long extends string, Wrong extends string>(
  clean: (typed: string) => string,
  { most, wrong, long, ...input }: TypedOptions<Long, Wrong>,
): FieldRule<Long | Wrong, unknown> => ({
  most,
  check(typed) {
    const kept = clean(typed)
    if (kept === '') return wrong ?? null
    return characters(kept) > most ? long : null
  },
  clean,
  isOptional: wrong === undefined,
  input,
})
