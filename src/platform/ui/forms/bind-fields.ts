import type { Form } from '#platform/forms/define-form.ts'

type Shown<Name extends string, Problem extends string> = {
  /** What was typed, if the form comes back or holds something already. */
  values?: Readonly<Partial<Record<string, string>>>
  problems: Partial<Record<Name, Problem>>
  textOf: (problem: Problem, name: Name) => string | undefined
  /** Where a summary of what is wrong leads. */
  idOf?: (name: Name) => string
  /** The word beside the label of a field that may stay empty. */
  optional?: string
}

/** `field`: all that the table of a form and what was typed say of an input; its label and hint are the page's. */
export function bindFields<Name extends string, Problem extends string>(
  { names, table }: Pick<Form<Name, string, never>, 'names' | 'table'>,
  { values, problems, textOf, idOf, optional }: Shown<Name, Problem>,
) {
  const errorOf = (name: Name) => {
    const problem = problems[name]
    return problem && textOf(problem, name)
  }
  return {
    errorOf,
    errors: names.flatMap((name) => {
      const error = errorOf(name)
      return error && idOf ? [{ name, fieldId: idOf(name), text: error }] : []
    }),
    field: (name: Name) => ({
      id: idOf?.(name),
      name,
      defaultValue: values && (values[name] ?? ''),
      error: errorOf(name),
      optional: table[name].isOptional ? optional : undefined,
      ...table[name].input,
    }),
  }
}

export type BoundFields<Name extends string> = ReturnType<typeof bindFields<Name, string>>
