import { createContext, type ReactNode, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { LoadingOverlay } from '#platform/ui/overlays/loading-overlay.tsx'
import { connection } from '../connection/connection.ts'

type Notification = { type: 'error' | 'info'; title: string; content: string }

type Notifications = {
  /** Shows the banner at the top of the page until it is closed or another takes its place. */
  notify: (notification: Notification) => void
  /** The overlay with the three bubbles, from anywhere (spec 2.8). */
  showLoading: (isLoading: boolean) => void
}

const NotificationsContext = createContext<Notifications>({ notify: () => {}, showLoading: () => {} })

export const useNotifications = () => useContext(NotificationsContext)

export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [notification, setNotification] = useState<Notification | null>(null)
  const [isLoading, showLoading] = useState(false)
  const notify = useCallback((next: Notification) => setNotification(next), [])
  const value = useMemo(() => ({ notify, showLoading }), [notify])
  return (
    <NotificationsContext value={value}>
      {notification && (
        <div className="wrap notification" role={notification.type === 'error' ? 'alert' : 'status'}>
          <Banner
            kind={notification.type}
            title={notification.title}
            closeLabel={t('shell.close')}
            onClose={() => setNotification(null)}
          >
            {notification.content}
          </Banner>
        </div>
      )}
      {children}
      <PageOverlay isLoading={isLoading} />
    </NotificationsContext>
  )
}

/** Over the page, or over the dialog that stands above it. Whoever is told of a lost connection must be able to act. */
function PageOverlay({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation()
  const { reading, form } = useSyncExternalStore(connection.subscribe, connection.current, connection.onServer)
  const isShown = isLoading && !reading && !form
  const overlay = <LoadingOverlay page isLoading={isShown} label={t('shell.loading')} />
  const dialog = isShown && [...document.querySelectorAll('dialog:modal')].at(-1)
  return dialog ? createPortal(overlay, dialog) : overlay
}
