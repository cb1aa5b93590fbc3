import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** What a long page is about, part by part; it stays in view on a desk. */
export function SectionLinks({ sections }: { sections: { id: string; title: string }[] }) {
  const { t } = useTranslation()
  return (
    <nav className="text-nav" aria-label={t('content.onThisPage')}>
      <p className="small muted">{t('content.onThisPage')}</p>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a className="soft leading-135 block" href={`#${section.id}`}>
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
