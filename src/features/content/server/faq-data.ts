import type { FAQPage, QuestionLeaf } from 'schema-dts'
import type { StructuredData } from '#platform/server/structured-data/web-site.ts'
import type { FaqView } from './render-content.ts'

/** All questions of the page. Answers keep their links, which lead to whole addresses. */
export function faqData({ groups }: Pick<FaqView, 'groups'>, publicUrl: string): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) => questions).map((question) => questionData(question, publicUrl)),
  } satisfies FAQPage
}

const questionData = ({ question, html }: Question, publicUrl: string) =>
  ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: html.trim().replaceAll('href="/', `href="${publicUrl}/`) },
  }) satisfies QuestionLeaf

type Question = FaqView['groups'][number]['questions'][number]
