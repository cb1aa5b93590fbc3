import type { ReactNode } from 'react'
import type { PageFrame } from '#platform/pages/page-frame.ts'

export type LayoutProps = { frame: PageFrame; children: ReactNode }
