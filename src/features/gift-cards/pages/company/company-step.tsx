import { Form, useNavigation } from 'react-router'
import { cardForm, deliveryDays } from '#features/gift-cards/rules/card-draft.ts'
import { mostCards } from '#features/gift-cards/rules/gift-card.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { CardWhen, ThemeChoice, useCardProblem } from '../card-fields.tsx'
import { CheckedRows } from './checked-rows.tsx'
import { CompanySummary } from './company-summary.tsx'
import { ListFields } from './list-fields.tsx'
import { LogoField } from './logo-field.tsx'
import { type CompanyView, useCompany } from './use-company.ts'

type Props = { view: CompanyView; isAnswered: boolean }

/** The first step of a company's cards: what is for all of them, and the list of whom they are for. */
export function CompanyStep({ view, isAnswered }: Props) {
  // Whatever the server answers is shown anew.
  return <CompanyForm key={JSON.stringify(view)} view={view} isAnswered={isAnswered} />
}

function CompanyForm({ view, isAnswered }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const company = useCompany(view, language, isAnswered)
  const { form, turn, checked, isTried, fileProblem } = company
  const problemText = useCardProblem(view.bounds)
  const element = useFirstProblem(isTried ? checked : none)
  const isSending = useNavigation().formMethod === 'POST'
  const { field, errorOf } = bindFields(cardForm, {
    values: form,
    problems: isTried ? checked.shared : {},
    textOf: problemText,
    idOf: (name) => `company-${name}`,
  })
  const { problem, wrong, checked: rows } = checked
  const isLong = problem === 'listLong'
  return (
    <Form
      method="post"
      action={pathOf('giftCardsForCompanies', language)}
      encType="multipart/form-data"
      className="gc-grid beside"
      ref={element}
      noValidate
      onInput={company.onInput}
      onBlur={company.onBlur}
      onClick={company.onClick}
      onSubmit={company.onSubmit}
    >
      {/* What Enter in a field presses: the first button of a form. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
      {view.purchase && <input type="hidden" name="purchase" value={view.purchase} />}
      <input type="hidden" name="logo" value={form.logo} />
      <HoneypotField label={t('giftCards.form.leaveEmpty')} />
      {/* Files come last: what is too large may cut off whatever stands behind it. */}
      <div className="stack-lg company-fields" key={`shared-${isAnswered}`}>
        <Input
          {...field('from')}
          label={t('companyCards.from')}
          hint={t('companyCards.fromHint')}
          autoComplete="organization"
        />
        <fieldset>
          <legend className="label">{t('companyCards.design')}</legend>
          <ThemeChoice name="theme" chosen={form.theme} error={errorOf('theme')} />
        </fieldset>
        <div>
          <CardWhen field={field} days={deliveryDays(view.today)} />
          <p className="hint">{t('companyCards.whenHint')}</p>
        </div>
        <ListFields
          key={turn}
          list={form.list}
          error={isTried && problem === 'listEmpty' ? t('companyCards.problems.listEmpty') : undefined}
          fileProblem={fileProblem}
          onFile={company.onFile}
        />
        {isLong && (
          <Banner kind="error" title={t('companyCards.longTitle', { count: checked.count })}>
            {t('companyCards.longText', { most: mostCards })}
          </Banner>
        )}
        {wrong.length > 0 && !isLong && (
          <Banner kind="error" title={t('companyCards.wrongTitle', { count: wrong.length, rows: rows.length })}>
            {wrong.length === rows.length
              ? t('companyCards.wrongAll')
              : t('companyCards.wrongText', { count: rows.length - wrong.length })}
          </Banner>
        )}
        {rows.length > 0 && !isLong && <CheckedRows checked={checked} problemText={problemText} />}
        <LogoField form={form} problem={view.logoProblem} onLogo={company.onLogo} />
      </div>
      <CompanySummary form={form} checked={checked} isSending={isSending} />
    </Form>
  )
}

// One and the same, so that what depends on it is not new at every rendering.
const none = {}
