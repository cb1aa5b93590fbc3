import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { type LogoProblem, logoUrl } from '#features/gift-cards/rules/card-themes.ts'
import type { CompanyForm } from '#features/gift-cards/rules/list/company-form.ts'
import { fileTypes } from '#platform/forms/uploaded-file.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { CompanyAnswer } from './use-company.ts'

type Props = { form: CompanyForm; problem: LogoProblem | null; onLogo: (logo: string) => void }

/** Sent as soon as it is chosen, so that the card shows it; without a script with the form. */
export function LogoField({ form, problem, onLogo }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const fetcher = useFetcher<CompanyAnswer>()
  const answer = fetcher.data
  const found = answer ? answer.view.logoProblem : problem

  const take = useEffectEvent(({ view, refused }: CompanyAnswer) => {
    if (!refused && !view.logoProblem && view.form.logo) onLogo(view.form.logo)
  })
  // Once for each answer.
  useEffect(() => {
    if (answer) take(answer)
  }, [answer])

  function send(element: HTMLInputElement) {
    const [file] = element.files ?? []
    if (!file) return
    const sent = new FormData()
    sent.set('intent', 'logo')
    sent.set('logoFile', file)
    element.value = ''
    void fetcher.submit(sent, {
      method: 'post',
      action: pathOf('giftCardsForCompanies', language),
      encType: 'multipart/form-data',
    })
  }

  const error = answer?.refused
    ? t('companyCards.problems.logoRefused')
    : found
      ? t(`companyCards.problems.${found}`)
      : undefined
  return (
    <div className="grid">
      <Field
        id="company-logo"
        label={t('companyCards.logo')}
        optional={t('companyCards.optional')}
        hint={fetcher.state === 'idle' ? t('companyCards.logoHint') : t('companyCards.logoSending')}
        error={error}
      >
        {(control) => (
          <input
            className="input"
            type="file"
            name="logoFile"
            accept={[fileTypes.png, fileTypes.jpeg, fileTypes.webp].join()}
            onChange={({ currentTarget }) => send(currentTarget)}
            {...control}
          />
        )}
      </Field>
      {form.logo && (
        <div className="logo-shown aligned gap-16">
          <img src={logoUrl(form.logo)} alt={t('companyCards.logoAlt')} />
          <Button type="submit" variant="ghost" name="intent" value="drop-logo" formNoValidate onClick={dropHere}>
            {t('companyCards.dropLogo')}
          </Button>
        </div>
      )}
    </div>
  )

  function dropHere(event: { preventDefault: () => void; stopPropagation: () => void }) {
    event.preventDefault()
    onLogo('')
  }
}
