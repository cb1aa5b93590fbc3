import type { CardProblem } from '#features/gift-cards/rules/card-draft.ts'
import { numberOfRow } from '#features/gift-cards/rules/list/card-list.ts'
import type { CheckedList } from '#features/gift-cards/rules/list/company-form.ts'
import { ChipRadio } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { CheckedRow } from './checked-row.tsx'

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
        <label className="batch-more">
          <input type="checkbox" name="shownRows" value="all" />
          {t('companyCards.others', { count: hidden })}
        </label>
      )}
    </div>
  )
}
