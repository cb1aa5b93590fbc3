import { useState } from 'react'
import type { ConsentChoice } from '#features/tracking/rules/consent/choice.ts'
import { isOptional, type OptionalService, servicesFor } from '#platform/browser/consent-services.ts'
import { type Purpose, purposes } from '#platform/browser/stored.ts'
import { Button } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useHasScript } from '#platform/ui/use-has-script.ts'

/** Every service by what it is for. A switch for a whole purpose is there only with a script, which it needs. */
export function SettingsFields({ choice }: { choice: ConsentChoice | null }) {
  const [accepted, setAccepted] = useState<readonly OptionalService[]>(choice?.accepted ?? [])
  const turn = (services: readonly OptionalService[], isOn: boolean) =>
    setAccepted((before) => [...before.filter((one) => !services.includes(one)), ...(isOn ? services : [])])
  return purposes.map((purpose) => <PurposePart key={purpose} {...{ purpose, accepted, turn }} />)
}

type Props = {
  purpose: Purpose
  accepted: readonly OptionalService[]
  turn: (services: readonly OptionalService[], isOn: boolean) => void
}

function PurposePart({ purpose, accepted, turn }: Props) {
  const { t } = useTranslation()
  const hasScript = useHasScript()
  const services = servicesFor(purpose)
  const optional = services.filter(isOptional)
  const title = t(`consent.purposes.${purpose}.title`)
  return (
    <section className="purpose">
      <header>
        <h3>{title}</h3>
        {optional.length === 0 ? (
          <Badge kind="mute">{t('consent.alwaysOn')}</Badge>
        ) : (
          hasScript && (
            <label className="sw-l aligned gap-0">
              <span className="sr">{title}</span>
              <input
                className="switch"
                type="checkbox"
                checked={optional.every((service) => accepted.includes(service))}
                onChange={({ currentTarget }) => turn(optional, currentTarget.checked)}
              />
            </label>
          )
        )}
        <p className="soft mid">{t(`consent.purposes.${purpose}.text`)}</p>
      </header>
      <details className="mt-4" open={purpose === 'necessary' || purpose === 'analytics' || undefined}>
        <summary className="tap-line text-teal mid">
          {t('consent.services', { count: services.length })}
          <Icon name="chevron-down" className="turns" />
        </summary>
        <ul className="svc-list ruled">
          {services.map((service) => {
            const isFree = isOptional(service)
            const id = `service-${service}`
            return (
              <li key={service}>
                <span>
                  <label htmlFor={id}>
                    <b className="mid">{t(`consent.names.${service}.name`)}</b>
                  </label>
                  <small className="soft" id={`${id}-hint`}>
                    {t(`consent.names.${service}.text`)}
                  </small>
                </span>
                <span className="sw-l aligned gap-0">
                  <input
                    id={id}
                    className="switch"
                    type="checkbox"
                    name="service"
                    value={service}
                    aria-describedby={`${id}-hint`}
                    disabled={!isFree}
                    checked={!isFree || accepted.includes(service)}
                    onChange={({ currentTarget }) => isFree && turn([service], currentTarget.checked)}
                  />
                </span>
              </li>
            )
          })}
        </ul>
      </details>
    </section>
  )
}

/** Three ways out of the same weight. */
export function SettingsButtons() {
  const { t } = useTranslation()
  return (
    <footer className="three">
      {(['accept', 'reject', 'save'] as const).map((choice) => (
        <Button key={choice} type="submit" variant="secondary" name="choice" value={choice}>
          {t(`consent.${choice}`)}
        </Button>
      ))}
    </footer>
  )
}
