import { Form, useNavigation } from 'react-router'
import type { ChangeView } from '#features/bookings/server/changes/describe-change.ts'
import { Button } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** While the spa thinks, the request can be withdrawn; once it proposes another hour, that is answered. */
export function RequestPanel({ request }: { request: NonNullable<ChangeView['request']> }) {
  const { t } = useTranslation()
  const words = 'purchases.booking.change'
  const sent = useNavigation().formData?.get('intent')
  const { proposal, until } = request
  return (
    <Panel>
      {proposal ? (
        <>
          <h2 className="h3">{t(`${words}.proposed`)}</h2>
          <p>
            <b>
              {proposal.spoken}, {proposal.range}
            </b>
          </p>
          {proposal.note && <blockquote>{proposal.note}</blockquote>}
        </>
      ) : (
        <h2 className="h3">{t(`${words}.waiting`)}</h2>
      )}
      <p className="small soft">{t(proposal ? `${words}.answerUntil` : `${words}.waitsUntil`, { until })}</p>
      <Form method="post" className="stack">
        {proposal && (
          <Button type="submit" name="intent" value="accept" block busy={sent === 'accept'}>
            {t(`${words}.acceptProposal`)}
          </Button>
        )}
        <Button type="submit" name="intent" value="withdraw" variant="ghost" block busy={sent === 'withdraw'}>
          {t(proposal ? `${words}.refuseProposal` : `${words}.withdraw`)}
        </Button>
      </Form>
    </Panel>
  )
}
