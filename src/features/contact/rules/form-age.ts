/** Decided: nobody reads and fills in a form in less than three seconds. */
export const youngestForm = 3000

/** Decided: a form that was left open works for a day. */
export const oldestForm = 24 * 60 * 60_000

/** In milliseconds. A form that is too old is given another token and sent again; one too young is sent again. */
export const isFormAgeRight = (age: number) => age >= youngestForm && age <= oldestForm
