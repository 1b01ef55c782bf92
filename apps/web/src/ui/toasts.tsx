import { useNotifications } from '@mantine/notifications'
import { useLater } from '#platform/use-later.ts'

const load = () => import('./toast-place.ts')

/** Where `notify` shows what it is told; what it was told before this has come is shown then. */
export function Toasts() {
  const { notifications } = useNotifications()
  const later = useLater(load, notifications.length > 0)
  return later && <later.Notifications position="top-right" limit={1} />
}
