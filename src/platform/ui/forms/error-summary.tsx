import { Banner } from '../banner.tsx'

/** At the top of a form that came back: what to mend, each a link to its field. It is read out; the focus is elsewhere. */
export function ErrorSummary({ title, errors }: { title: string; errors: { fieldId: string; text: string }[] }) {
  if (errors.length === 0) return null
  return (
    <Banner kind="error" title={title}>
      <ul className="error-list">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a className="link tap-line" href={`#${error.fieldId}`}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
