import type { ReactNode } from 'react'
import { type Photo, Picture } from '../picture.tsx'

/** A voucher: picture, state, what and where, and its particulars. `children` are its actions. */
export function Ticket({ photo, badges, title, place, particulars, heading: Heading = 'h2', children }: TicketProps) {
  return (
    <article className="ticket wide-btns">
      <Picture {...photo} sizes="(min-width: 761px) 340px, 100vw" />
      <div className="in">
        {badges && <div className="row">{badges}</div>}
        <Heading>{title}</Heading>
        <p className="soft">{place}</p>
        <dl className="kv">
          {particulars.map(({ term, value, detail, isReference }) => (
            <div key={term}>
              <dt className="small muted regular">{term}</dt>
              <dd className={isReference ? 'ref' : undefined}>
                {value}
                {detail && (
                  <>
                    <br />
                    <span className="muted regular">{detail}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {children && <div className="row mt-32">{children}</div>}
      </div>
    </article>
  )
}

type Particular = { term: string; value: ReactNode; detail?: ReactNode; isReference?: boolean }

type TicketProps = {
  photo: Photo
  badges?: ReactNode
  title: string
  place: string
  particulars: Particular[]
  heading?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
}
