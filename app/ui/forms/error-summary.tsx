import { useEffect, useRef } from 'react'
import { Banner } from '../banner.tsx'

/** At the top of a form that came back: what to mend, each a link to its field. */
export function ErrorSummary({ title, errors }: { title: string; errors: { fieldId: string; text: string }[] }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) ref.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <Banner kind="error" title={title} ref={ref}>
      <ul className="error-list">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a className="link" href={`#${error.fieldId}`}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
