import type { ReactNode } from 'react'
import type { PageFrame } from '#domain/site/page-frame.ts'

export type LayoutProps = { frame: PageFrame; children: ReactNode }
