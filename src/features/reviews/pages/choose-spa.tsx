import { Form } from 'react-router'
import { pathOf } from '#platform/pages/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Input } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** A review without a spa: the way to it goes through the search. */
export function ChooseSpa({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <EmptyState heading="h1" title={title} text={text}>
      <Form action={pathOf('search', language)} className="choose-spa grid gap-12" role="search">
        <Input name="q" type="search" label={t('reviews.choose.label')} autoComplete="off" maxLength={100} />
        <Button type="submit" icon="search">
          {t('reviews.choose.search')}
        </Button>
      </Form>
    </EmptyState>
  )
}
