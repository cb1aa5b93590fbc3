import { Marked, type Token, type Tokens } from 'marked'
import { slugify } from '#features/catalogue/rules/spas/titles.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pageKeys, pathOf, sectionKeys, sectionPath } from '#platform/pages/paths.ts'

export type ContentView = {
  title: string
  description: string
  leadHtml: string
  html: string
  sections: { id: string; title: string }[]
}

export type FaqView = {
  title: string
  description: string
  leadHtml: string
  groups: { id: string; title: string; questions: { id: string; question: string; html: string }[] }[]
}

/** The texts are ours (`texts/<language>/*.md`); only settings are put into them, and those are escaped. */
export function renderContent(markdown: string, language: Language, variables: Record<string, string>): ContentView {
  const { head, body, toHtml } = read(markdown, language, variables)
  return { ...head, html: toHtml(body), sections: headingsOf(body, 2).map(({ id, title }) => ({ id, title })) }
}

/** The same format read as questions: a group is a second-level heading, a question a third-level one. */
export function renderFaq(markdown: string, language: Language, variables: Record<string, string>): FaqView {
  const { head, body, toHtml } = read(markdown, language, variables)
  const groups = splitAt(body, 2).map(({ heading, rest }) => ({
    id: slugify(plain(heading.text)),
    title: plain(heading.text),
    questions: splitAt(rest, 3).map(({ heading: question, rest: answer }) => ({
      id: slugify(plain(question.text)),
      question: plain(question.text),
      html: toHtml(answer),
    })),
  }))
  return { ...head, groups }
}

function read(markdown: string, language: Language, variables: Record<string, string>) {
  const marked = new Marked({ renderer: rendererFor(language) })
  const filled = markdown.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`A content page asks for an unknown setting: ${name}`)
    // Signs of Markdown too: a company's name is no emphasis, and its address no column of a table.
    return value.replace(/[<>&"|*`[\]\\]/g, (character) => `&#${character.charCodeAt(0)};`)
  })
  const description = /^<!-- description: (.*?) -->/.exec(filled)?.[1] ?? ''
  const tokens = marked.lexer(filled.replace(/^<!--.*?-->\s*/s, ''))
  const title = tokens.find((token) => token.type === 'heading' && token.depth === 1) as Tokens.Heading
  const lead = tokens.find((token) => token.type === 'blockquote') as Tokens.Blockquote
  const body = tokens.filter((token) => token !== title && token !== lead)
  // On a phone a table scrolls by itself, and the keyboard must reach what scrolls.
  const toHtml = (part: Token[]) => marked.parser(part).replaceAll('<table>', '<table tabindex="0">')
  return {
    head: { title: plain(title.text), description: plain(description), leadHtml: toHtml(lead.tokens) },
    body,
    toHtml,
  }
}

/** Titles and descriptions are shown as text, which nobody unescapes. */
const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

function rendererFor(language: Language) {
  return {
    heading({ tokens, depth, text }: Tokens.Heading): string {
      const words = this as unknown as { parser: { parseInline: (tokens: Token[]) => string } }
      return `<h${depth} id="${slugify(plain(text))}">${words.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link({ href, tokens }: Tokens.Link): string {
      const words = this as unknown as { parser: { parseInline: (tokens: Token[]) => string } }
      const text = words.parser.parseInline(tokens)
      if (href.startsWith('page:')) return `<a href="${addressOf(href.slice(5), language)}">${text}</a>`
      return `<a href="${href}"${href.startsWith('https:') ? ' rel="noopener"' : ''}>${text}</a>`
    },
  }
}

function addressOf(key: string, language: Language): string {
  const page = pageKeys().find((known) => known === key)
  if (page) return pathOf(page, language)
  const section = sectionKeys().find((known) => known === key)
  if (section) return sectionPath(section, language)
  throw new Error(`A content page links to an unknown page: ${key}`)
}

function headingsOf(tokens: Token[], depth: number) {
  return tokens
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === depth)
    .map(({ text }) => ({ id: slugify(plain(text)), title: plain(text) }))
}

/** What follows each heading of a depth, up to the next. */
function splitAt(tokens: Token[], depth: number): { heading: Tokens.Heading; rest: Token[] }[] {
  const parts: { heading: Tokens.Heading; rest: Token[] }[] = []
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === depth) parts.push({ heading: token as Tokens.Heading, rest: [] })
    else parts.at(-1)?.rest.push(token)
  }
  return parts
}
