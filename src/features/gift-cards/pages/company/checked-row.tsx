import { readEuros } from '#features/gift-cards/rules/card-amount.ts'
import type { CardProblem } from '#features/gift-cards/rules/card-draft.ts'
import { type ListColumn, readDay } from '#features/gift-cards/rules/list/card-list.ts'
import { correctionField, formerField } from '#features/gift-cards/rules/list/change-list.ts'
import type { CheckedRow as Checked } from '#features/gift-cards/rules/list/company-form.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { IntentButton } from '#platform/ui/forms/intent-button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

type Props = {
  checked: Checked
  index: number
  number: number
  isMore: boolean
  problemText: (problem: CardProblem | undefined) => string | undefined
}

/** A person of the list. What is wrong with it is corrected where it stands. */
export function CheckedRow({ checked: { row, problems, isRepeated }, index, number, isMore, problemText }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const isWrong = Object.keys(problems).length > 0
  const euros = readEuros(row.amount)
  const day = readDay(row.day)
  const cell = (column: ListColumn, said: string) =>
    problems[column] ? (
      <Correction
        key={row[column]}
        {...{ index, column, label: t(`companyCards.cells.${column}`, { number }) }}
        was={row[column]}
        error={problemText(problems[column]) ?? ''}
      />
    ) : (
      said
    )
  return (
    <tr className={classNames(isWrong && 'bad', isMore && !isWrong && 'more-row')}>
      <td className="n muted num nowrap" data-l={t('companyCards.columns.row')}>
        {number}
      </td>
      <td data-l={t('companyCards.columns.name')}>
        {cell('name', row.name)}
        {problems.message ? cell('message', '') : row.message && <small>{row.message}</small>}
      </td>
      <td data-l={t('companyCards.columns.email')}>
        {cell('email', row.email)}
        {isRepeated && !problems.email && <small>{t('companyCards.repeated')}</small>}
      </td>
      <td className="r num" data-l={t('companyCards.columns.amount')}>
        {cell('amount', formatMoney({ amount: (euros ?? 0) * 100, currency: 'EUR' }))}
      </td>
      <td className="when nowrap" data-l={t('companyCards.columns.delivery')}>
        {cell('day', day ? dayFormats.short(day, language) : t('companyCards.withAll'))}
      </td>
      <td className="end" data-l="">
        {isWrong ? (
          <IntentButton intent={`drop-${index}`} label={t('companyCards.drop', { number })} icon="trash" />
        ) : (
          <span className="verified">
            <Icon name="check" />
            <span className="sr">{t('companyCards.right')}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

type CorrectionProps = { index: number; column: ListColumn; label: string; was: string; error: string }

function Correction({ index, column, label, was, error }: CorrectionProps) {
  const id = correctionId(index, column)
  return (
    <>
      <input type="hidden" name={formerField(index, column)} value={was} />
      <input
        className="input"
        id={id}
        name={correctionField(index, column)}
        defaultValue={was}
        aria-label={label}
        aria-invalid
        aria-describedby={`${id}-error`}
        autoComplete="off"
      />
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </>
  )
}

export const correctionId = (index: number, column: ListColumn) => `fix-${index}-${column}`
