import { useEffect, useRef } from 'react'
import { Banner, type BannerProps } from './banner.tsx'

/** What became of a form that was sent: takes the focus at each new `answer`, so that nobody misses it. */
export function AnswerBanner({ answer, ...banner }: Omit<BannerProps, 'ref'> & { answer: object }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) ref.current?.focus()
  }, [answer])
  return <Banner {...banner} ref={ref} />
}
