/** How many characters each field of a form may have, as a reader counts them. */
export type FieldLengths<Field extends string = string> = Readonly<Record<Field, number>>

/** Of what is not typed but chosen, ticked or handed on: an option, a day, a uuid, a signature. */
export const longestChoice = 300

export const fieldsOf = <Field extends string>(lengths: FieldLengths<Field>) => Object.keys(lengths) as Field[]

/** Something of each of these fields. */
export const recordOf = <Field extends string, Value>(fields: readonly Field[], of: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, Value>

/** The same length for fields that are all chosen. */
export const choices = <Field extends string>(...fields: Field[]): FieldLengths<Field> =>
  recordOf(fields, () => longestChoice)

/**
 * As much of a field as is looked at. A character may be many units long, and who pastes too much gets all of it back
 * to shorten it; the rules then say that it is too long. What is longer still was sent by no form of ours.
 */
export function boundedText(typed: string, mostCharacters: number): string {
  const most = 16 * mostCharacters
  return typed.length <= most ? typed : typed.slice(0, most).toWellFormed()
}

/** A field that no person sees or fills in. Programs that fill in everything give themselves away. */
export const trapField = 'subject'
