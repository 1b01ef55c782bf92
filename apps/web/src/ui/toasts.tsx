import { useNotifications } from '@mantine/notifications'
import { useLater } from '#platform/use-later.ts'
import { useIsPhone } from './use-is-phone.ts'

const load = () => import('./toast-place.ts')

/** Where `notify` shows what it is told; what it was told before this has come is shown then. */
export function Toasts() {
  const { notifications } = useNotifications()
  const later = useLater(load, notifications.length > 0)
  // Away from the page's one button: at the right of its head, on a phone under the thumb.
  const position = useIsPhone() ? 'top-right' : 'bottom-right'
  return later && <later.Notifications position={position} limit={1} />
}
