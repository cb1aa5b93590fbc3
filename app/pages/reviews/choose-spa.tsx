import { Form } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Input } from '#app/ui/forms/field.tsx'
import { pathOf } from '#i18n/paths.ts'

/** A review without a spa: the way to it goes through the search. */
export function ChooseSpa({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <EmptyState heading="h1" title={title} text={text}>
      <Form action={pathOf('search', language)} className="choose-spa" role="search">
        <Input name="q" type="search" label={t('reviews.choose.label')} autoComplete="off" maxLength={100} />
        <Button type="submit" icon="search">
          {t('reviews.choose.search')}
        </Button>
      </Form>
    </EmptyState>
  )
}
