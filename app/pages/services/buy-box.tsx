import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Promises } from '#app/ui/facts.tsx'
import { Option } from '#app/ui/option.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { LowestPrice } from '#app/ui/price.tsx'
import type { Language } from '#domain/site/languages.ts'
import { voucherStartPath } from '#i18n/paths.ts'
import type { ServiceView } from '#server/catalogue/describe-service.ts'

/** Choose how many people; buy or give. A plain form, so that it works before any script has loaded. */
export function BuyBox({ service, language }: { service: ServiceView; language: Language }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(service.parties[0])
  const party = chosen ?? service.parties[0]
  const form = useRef<HTMLFormElement>(null)
  // A choice made before the script had loaded counts too.
  useEffect(() => {
    const pax = Number(form.current && new FormData(form.current).get('pax'))
    setChosen((known) => service.parties.find((option) => option.pax === pax) ?? known)
  }, [service.parties])
  return (
    <aside className="stick" id="buy">
      <Panel raised className="buybox">
        <div className="between">
          <p className="amount">{party?.amount}</p>
          {service.price.off && <Badge kind="off">{service.price.off}</Badge>}
        </div>
        <p className="small muted">
          {party?.was && <s>{party.was}</s>} {t('catalogue.service.tax', { tax: service.tax })}
        </p>
        {party?.lowest && <LowestPrice>{t('catalogue.lowest', { amount: party.lowest })}</LowestPrice>}
        {service.spa.status === 'closedtemp' && <Banner kind="warn">{t('catalogue.service.closedSeason')}</Banner>}
        {service.canBeBought ? (
          <Form action={voucherStartPath(language)} className="stack" ref={form}>
            <input type="hidden" name="service" value={service.uuid} />
            <fieldset>
              <legend className="label">{t('catalogue.service.howMany')}</legend>
              {service.parties.map((option) => (
                <Option
                  key={option.pax}
                  name="pax"
                  value={option.pax}
                  defaultChecked={option.pax === party?.pax}
                  onChange={() => setChosen(option)}
                  label={t('catalogue.service.people', { count: option.pax })}
                  note={option.count > 1 ? t('catalogue.service.vouchers', { count: option.count }) : undefined}
                  price={<b>{option.amount}</b>}
                />
              ))}
            </fieldset>
            <Button type="submit" block name="for" value="self">
              {t('catalogue.service.buy')}
            </Button>
            <Button type="submit" block variant="secondary" icon="gift" name="for" value="gift">
              {t('catalogue.service.gift')}
            </Button>
          </Form>
        ) : (
          <Banner kind="info">{t('catalogue.service.notForSale')}</Banner>
        )}
        <Promises
          facts={[
            { icon: 'bolt', text: t('catalogue.service.promise.instant') },
            { icon: 'undo', text: t('catalogue.service.promise.refund') },
            { icon: 'user-x', text: t('catalogue.service.promise.noAccount') },
          ]}
        />
      </Panel>
    </aside>
  )
}
