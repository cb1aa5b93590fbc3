import { Form } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** Whoever gets no further with the bank: another way to pay, or somebody who helps. */
export function ChangeMethodForm({ leaveHref }: { leaveHref: string }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <Form method="post" action={leaveHref} className="stack-sm mt-64">
      <p className="small muted">{t('purchases.bank.help', { email: site.supportEmail })}</p>
      <Button type="submit" name="intent" value="abandon" variant="ghost">
        {t('purchases.payment.under.abandon')}
      </Button>
    </Form>
  )
}
