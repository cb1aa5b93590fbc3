import type { ReactNode } from 'react'

export function WorkshopSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="cb">
      <div className="ch">
        <h2>{title}</h2>
        {note && <p className="small soft">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
