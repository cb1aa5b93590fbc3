import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { useVisitorPlace } from '#app/shell/visitor-place.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { countryOf } from '#domain/site/languages.ts'

/**
 * The page is the same for everyone, so it offers the country of its language; where the visitor was looking for spas
 * is known in the browser. What was chosen by hand stays, also before the script was there.
 */
export function CountryField({ value, error }: { value?: string; error?: string }) {
  const { t } = useTranslation()
  const { language, countries } = useFrame()
  const { country: remembered } = useVisitorPlace()
  const field = useRef<HTMLSelectElement>(null)
  const offered = value || countryOf(language)
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
