import { readEuros } from '#features/gift-cards/rules/card-amount.ts'
import type { CardProblem } from '#features/gift-cards/rules/card-draft.ts'
import { type ListColumn, numberOfRow, readSheetDay } from '#features/gift-cards/rules/list/card-list.ts'
import { correctionField, formerField } from '#features/gift-cards/rules/list/change-list.ts'
import type { CheckedRow as Checked, CheckedList } from '#features/gift-cards/rules/list/company-form.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { ChipRadio } from '#platform/ui/forms/chip.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { IntentButton } from '#platform/ui/forms/intent-button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

type Props = { checked: CheckedList; problemText: (problem: CardProblem | undefined) => string | undefined }

/** So many are seen of a long list, and those that have a fault. */
const firstRows = 6

/** Who has more to correct sees the next ones when these are right. */
const mostFaults = 100

/** The list row by row. What is shown of it is chosen by fields that need no script. */
export function CheckedRows({ checked: list, problemText }: Props) {
  const { t } = useTranslation()
  const { checked, wrong } = list
  const hidden = checked.filter((_, index) => index >= firstRows && !wrong.includes(index)).length
  // A row is its place in the list.
  const numbered = checked.map((row, index) => ({ row, index, number: numberOfRow(index, list) }))
  const [lastFault] = wrong.slice(mostFaults - 1, mostFaults)
  const isShown = (index: number) => lastFault === undefined || index <= lastFault || !wrong.includes(index)
  const columns = ['row', 'name', 'email', 'amount', 'delivery'] as const
  return (
    <div className="batch">
      <div className="batch-top between flex-wrap gap-12">
        <b>{t('companyCards.rows', { count: checked.length })}</b>
        {wrong.length > 0 && (
          <div className="chips" role="radiogroup" aria-label={t('companyCards.shown')}>
            <ChipRadio name="shown" value="all" defaultChecked>
              {t('companyCards.all')}
            </ChipRadio>
            <ChipRadio name="shown" value="wrong">
              {t('companyCards.onlyWrong', { count: wrong.length })}
            </ChipRadio>
          </div>
        )}
      </div>
      <table className="data">
        <caption className="sr">{t('companyCards.people')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'amount' ? 'r' : undefined}>
                {t(`companyCards.columns.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{t('companyCards.columns.state')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {numbered
            .filter(({ index }) => isShown(index))
            .map(({ row, index, number }) => (
              <CheckedRow
                key={number}
                checked={row}
                index={index}
                number={number}
                isMore={index >= firstRows}
                problemText={problemText}
              />
            ))}
        </tbody>
      </table>
      {wrong.length > mostFaults && (
        <p className="hint">{t('companyCards.moreWrong', { count: wrong.length - mostFaults })}</p>
      )}
      {hidden > 0 && (
        <label className="batch-more aligned gap-10 text-teal">
          <input type="checkbox" name="shownRows" value="all" />
          {t('companyCards.others', { count: hidden })}
        </label>
      )}
    </div>
  )
}

type RowProps = {
  checked: Checked
  index: number
  number: number
  isMore: boolean
  problemText: (problem: CardProblem | undefined) => string | undefined
}

/** A person of the list. What is wrong with it is corrected where it stands. */
function CheckedRow({ checked: { row, problems, isRepeated }, index, number, isMore, problemText }: RowProps) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const isWrong = Object.keys(problems).length > 0
  const euros = readEuros(row.amount)
  const day = readSheetDay(row.day)
  const cell = (column: ListColumn, content: string) =>
    problems[column] ? (
      <Correction
        key={row[column]}
        {...{ index, column, label: t(`companyCards.cells.${column}`, { number }) }}
        was={row[column]}
        error={problemText(problems[column]) ?? ''}
      />
    ) : (
      content
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
          <span className="verified inline-row gap-6 small">
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
