import { useRouteLoaderData } from 'react-router'
import type { PageFrame } from '#platform/pages/page-frame.ts'

/** What the frame around this page knows: the product's name, its help address, the language. */
export function useFrame(): PageFrame {
  const frame = useRouteLoaderData<PageFrame>('root')
  if (!frame) throw new Error('A page stands in its frame')
  return frame
}
