import type { ListFileProblem } from '#features/gift-cards/rules/list/list-file.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field, Textarea } from '#platform/ui/forms/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = {
  list: string
  error?: string
  fileProblem: ListFileProblem | null
  onFile: (element: HTMLInputElement) => void
}

/** The list, pasted or from a file. With a script the file is read here, and without one by the server. */
export function ListFields({ list, error, fileProblem, onFile }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="label">{t('companyCards.people')}</legend>
      <div className="two-in grid">
        <Textarea
          id="company-list"
          name="list"
          className="mono"
          label={t('companyCards.list')}
          optional={t('companyCards.listHint')}
          placeholder={t('companyCards.listExample')}
          defaultValue={list}
          error={error}
          spellCheck={false}
          rows={6}
        />
        <Field
          id="company-file"
          className="drop"
          label={
            <>
              <Icon name="upload" />
              {t('companyCards.file')}
            </>
          }
          hint={t('companyCards.fileHint')}
          error={fileProblem ? t(`companyCards.problems.${fileProblem}`) : undefined}
        >
          {(control) => (
            <input
              className="input"
              type="file"
              name="listFile"
              accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
              onChange={({ currentTarget }) => onFile(currentTarget)}
              {...control}
            />
          )}
        </Field>
      </div>
      <div className="list-end row mt-16">
        <Button type="submit" variant="secondary" name="intent" value="check" formNoValidate>
          {t('companyCards.check')}
        </Button>
        {/* With the mark of its encoding and semicolons, so that a spreadsheet opens it as it is. */}
        <a className="more" href={t('companyCards.templateFile')} download>
          <Icon name="download" />
          {t('companyCards.template')}
        </a>
      </div>
    </fieldset>
  )
}
