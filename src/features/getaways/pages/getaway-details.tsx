import type { ReactNode } from 'react'
import type { GetawayView } from '#features/getaways/server/describe-getaway.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { Ticks } from '#platform/ui/ticks.tsx'

type Props = { getaway: GetawayView; hasOffer: boolean; children: ReactNode }

/** `children`: the nights to choose. Once rates are shown, they name the rooms and boards. */
export function GetawayDetails({ getaway, hasOffer, children }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <section className="sec">
        <h2>{t('catalogue.getaways.about')}</h2>
        <p className="soft measure">{getaway.description}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard must too */}
        <section className="mini-gallery grid mt-28 rail" aria-label={t('catalogue.getaways.mini')} tabIndex={0}>
          {getaway.mini.map(({ kind, names, note, photo }) => (
            <figure key={kind}>
              <Picture {...photo} sizes="(min-width: 761px) 220px, 76vw" />
              <figcaption className="small soft mt-12 leading-145">
                <b>{kind === 'spa' ? names : t(`catalogue.getaways.${kind}`)}</b>
                {note}
              </figcaption>
            </figure>
          ))}
        </section>
      </section>
      {children}
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
      {!hasOffer && <RoomsAndBoards getaway={getaway} />}
      {getaway.comforts.length > 0 && (
        <section className="sec">
          <h2>{t('catalogue.getaways.comforts')}</h2>
          <Ticks items={[...new Set(getaway.comforts)]} columns />
        </section>
      )}
      <section className="sec">
        <h2>{t('stays.before.title')}</h2>
        <Ticks
          icon="info"
          items={[
            t('stays.before.hours', { checkIn: getaway.hotel.checkIn, checkOut: getaway.hotel.checkOut }),
            t('stays.before.tourist'),
            ...(getaway.includesSpa ? [t('stays.before.spa')] : []),
            t('stays.before.conditions'),
          ]}
        />
      </section>
    </div>
  )
}

function RoomsAndBoards({ getaway }: { getaway: GetawayView }) {
  const { t } = useTranslation()
  return (
    <>
      <section className="sec">
        <h2>{t('catalogue.getaways.rooms')}</h2>
        <ul className="rooms">
          {getaway.hotel.rooms.map(({ name, details, photo }) => (
            <li className={photo ? 'room' : 'room is-plain'} key={name}>
              {photo && <Picture {...photo} sizes="128px" />}
              <span>
                <b>{name}</b>
                <small>{details}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="sec">
        <h2>{t('catalogue.getaways.boards')}</h2>
        <dl className="boards">
          {getaway.boardTypes.map(({ name, description }) => (
            <div key={name}>
              <dt className="semibold">{name}</dt>
              <dd className="soft">{description}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
