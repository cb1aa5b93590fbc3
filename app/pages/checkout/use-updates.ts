import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everySeconds = 3

/** The page looks again by itself until what it waits for is here. */
export function useUpdates() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [revalidate])
}
