import type { ReactNode } from 'react'

type Props = { title: string; lead: string; children: ReactNode }

/** A calm page with one thing to do. */
export function HelpPage({ title, lead, children }: Props) {
  return (
    <div className="wrap help-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  )
}

/** Of a picture in the narrower column, which on a phone is the only one. */
export const helpPhotoSizes = '(min-width: 1240px) 530px, (min-width: 761px) 42vw, 90vw'
