import { useNotifications } from '@mantine/notifications'
import { useLazyModule } from '#platform/loading/use-lazy-module.ts'
import { useIsPhone } from './use-is-phone.ts'

const load = () => import('./toast-place.ts')

/** The place where `notify` shows toasts, including those sent before this code loaded. */
export function Toasts() {
  const { notifications } = useNotifications()
  const later = useLazyModule(load, notifications.length > 0)
  // Away from the page's main button, which is at the right of the header, or at the bottom on a phone.
  const position = useIsPhone() ? 'top-right' : 'bottom-right'
  return later && <later.Notifications position={position} limit={1} />
}
