import { custom, defineForm, type ProblemsOf } from '#platform/forms/define-form.ts'
import { characters, plainText } from '#platform/rules/plain-text.ts'

export const answerLength = { least: 10, most: 1000 } as const

/** What a spa says below a review. */
export const answerForm = defineForm({
  answer: custom({
    most: answerLength.most,
    check(typed) {
      const length = characters(plainText(typed))
      if (length < answerLength.least) return 'answerTooShort'
      return length > answerLength.most ? 'answerTooLong' : null
    },
    clean: plainText,
    maxLength: 5000,
  }),
})
export type AnswerProblems = ProblemsOf<typeof answerForm>
