import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { pathOf } from '#i18n/paths.ts'

export type FinderValues = { where?: string; what?: string }

/** A plain form that leads to the results: it works before any script has loaded. */
export function Finder({ frame, isMini, values }: { frame: PageFrame; isMini?: boolean; values?: FinderValues }) {
  const { t } = useTranslation()
  const { language } = frame
  return (
    <Form
      className={classNames('finder finder-two', isMini && 'finder-mini')}
      role="search"
      aria-label={t('shell.finder.label')}
      action={pathOf('search', language)}
    >
      <label className="seg">
        <span>{t('shell.finder.where')}</span>
        <input
          name="where"
          defaultValue={values?.where}
          placeholder={t('shell.finder.wherePlaceholder')}
          autoComplete="off"
          maxLength={100}
        />
      </label>
      <label className="seg">
        <span>{t('shell.finder.what')}</span>
        <input
          name="what"
          defaultValue={values?.what}
          placeholder={t('shell.finder.whatPlaceholder')}
          autoComplete="off"
          maxLength={100}
        />
      </label>
      {isMini ? (
        <button className="btn btn-primary" type="submit" aria-label={t('shell.finder.submit')}>
          <Icon name="search" />
        </button>
      ) : (
        <Button type="submit" icon="search">
          {t('shell.finder.submit')}
        </Button>
      )}
    </Form>
  )
}
