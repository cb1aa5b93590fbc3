import { useEffect, useRef } from 'react'
import { useVisitorPlace } from '#features/search/ui/visitor-place.tsx'
import { homeCountryOf } from '#platform/i18n/languages.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/**
 * The page is the same for everyone, so it offers the country of its language; where the visitor was looking for spas
 * is known in the browser. What was chosen by hand stays, also before the script was there.
 */
export function CountryField({ value, error }: { value?: string; error?: string }) {
  const { t } = useTranslation()
  const { language, countries } = useFrame()
  const { country: remembered } = useVisitorPlace()
  const field = useRef<HTMLSelectElement>(null)
  const offered = value || homeCountryOf(language)
  const known = inOrder.filter((code) => countries.includes(code))
  useEffect(() => {
    const select = field.current
    const isUntouched = !value && select?.value === offered
    if (isUntouched && remembered && countries.includes(remembered)) select.value = remembered
  }, [remembered, countries, offered, value])
  return (
    <Field label={t('newsletter.country')} error={error}>
      {(control) => (
        <select
          className="input select"
          name="country"
          autoComplete="country"
          defaultValue={offered}
          ref={field}
          {...control}
        >
          {known.map((code) => (
            <option key={code} value={code}>
              {t(`newsletter.countries.${code}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const inOrder = ['ES', 'PT', 'AD'] as const
