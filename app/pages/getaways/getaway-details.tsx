import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Ticks } from '#app/ui/ticks.tsx'
import type { GetawayView } from '#server/catalogue/pages/describe-getaway.ts'

export function GetawayDetails({ getaway }: { getaway: GetawayView }) {
  const { t } = useTranslation()
  return (
    <div>
      <section className="sec">
        <h2>{t('catalogue.getaways.about')}</h2>
        <p className="soft measure">{getaway.description}</p>
        <ul className="mini-gallery" aria-label={t('catalogue.getaways.mini')}>
          {getaway.mini.map(({ kind, names, photo }) => (
            <li key={kind}>
              <Picture {...photo} sizes="(min-width: 761px) 220px, 76vw" />
              <span className="small">{kind === 'spa' ? names : t(`catalogue.getaways.${kind}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="sec">
        <h2>{t('catalogue.getaways.hotel')}</h2>
        <p className="soft measure">{getaway.hotel.description}</p>
      </section>
      {getaway.includesSpa && (
        <section className="sec">
          <h2>{t('catalogue.getaways.spa')}</h2>
          <p className="soft paragraph">
            {getaway.spa.href ? (
              <Anchor className="link" href={getaway.spa.href}>
                {getaway.spa.name}
              </Anchor>
            ) : (
              getaway.spa.name
            )}
          </p>
          <Ticks items={getaway.services} />
        </section>
      )}
      <section className="sec">
        <h2>{t('catalogue.getaways.rooms')}</h2>
        <Ticks items={getaway.hotel.rooms} columns />
      </section>
      <section className="sec">
        <h2>{t('catalogue.getaways.boards')}</h2>
        <dl className="boards">
          {getaway.boardTypes.map(({ name, description }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="soft">{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      {getaway.comforts.length > 0 && (
        <section className="sec">
          <h2>{t('catalogue.getaways.comforts')}</h2>
          <Ticks items={[...new Set(getaway.comforts)]} columns />
        </section>
      )}
    </div>
  )
}
