import { dayShown } from '#features/catalogue/server/reader.ts'
import { faqPage } from '#features/content/server/content-pages.ts'
import { faqData } from '#features/content/server/faq-data.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { Questions } from '../ui/questions.tsx'
import type { Route } from './+types/faq'
import { HelpPanel } from './help-panel.tsx'
import { SectionLinks } from './section-links.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const faq = faqPage(services, 'faq', languageOf(url.pathname), dayShown(services, url.searchParams))
  return { ...faq, structured: [faqData(faq, services.config.publicUrl)] }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        structured: loaderData.structured,
      })
    : []

export default function Faq({ loaderData: { title, leadHtml, groups } }: Route.ComponentProps) {
  return (
    <div className="wrap text-page">
      <header className="text-head">
        <h1>{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered by the server */}
        <div className="lead mt-16" dangerouslySetInnerHTML={{ __html: leadHtml }} />
        <div className="chips mt-28">
          {groups.map((group) => (
            <ChipLink key={group.id} href={`#${group.id}`}>
              {group.title}
            </ChipLink>
          ))}
        </div>
      </header>
      <div className="faq-cols grid items-start">
        <div>
          {groups.map((group) => (
            <section className="question-group" key={group.id} id={group.id}>
              <h2>{group.title}</h2>
              <Questions questions={group.questions} />
            </section>
          ))}
        </div>
        <aside className="faq-aside grid gap-32">
          <SectionLinks sections={groups} />
          <HelpPanel />
        </aside>
      </div>
    </div>
  )
}
