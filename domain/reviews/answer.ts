import { characters, plainText } from '#domain/site/plain-text.ts'

export const answerLength = { least: 10, most: 1000 } as const

export type AnswerProblem = 'answerTooShort' | 'answerTooLong'

/** What a spa says below a review. The same rule in the browser and on the server. */
export function answerProblem(typed: string): AnswerProblem | null {
  const length = characters(plainText(typed))
  if (length < answerLength.least) return 'answerTooShort'
  return length > answerLength.most ? 'answerTooLong' : null
}
