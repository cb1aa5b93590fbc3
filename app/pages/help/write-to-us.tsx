import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { mailto } from './mailto.ts'

type Props = { text: string; email: string; subject: string; action: string; children?: ReactNode }

/** What the team does for a visitor who writes, and the button that starts the e-mail. */
export function WriteToUs({ text, email, subject, action, children }: Props) {
  return (
    <Panel className="write-to-us">
      {children}
      <p className="soft paragraph">{text}</p>
      <ButtonLink href={mailto(email, subject)} icon="mail">
        {action}
      </ButtonLink>
    </Panel>
  )
}
