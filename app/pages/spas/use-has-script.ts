import { useSyncExternalStore } from 'react'

/** False on the server and while the page comes to life, true from then on. */
export const useHasScript = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
