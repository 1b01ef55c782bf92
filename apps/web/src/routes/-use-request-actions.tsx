import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import type { NotificationActions } from '../features/notifications/notification-actions.ts'

const RequestActions = lazyComponent(
  () => import('../features/advising/requests/request-actions.tsx'),
  'RequestActions',
)
const ConsentDialog = lazyComponent(
  () => import('../features/advising/sharing/consent-dialog.tsx'),
  'ConsentDialog',
)

/**
 * Returns Accept and Decline for notifications of an advising request, and the dialog that a student's Accept
 * opens.
 */
export function useRequestActions(): { actions: NotificationActions; dialog: ReactNode } {
  const [accepting, setAccepting] = useState<AdvisorRequest | null>(null)

  return {
    actions: ({ id, type, subjectId }, onLeave) =>
      subjectId !== null &&
      /^advisor[-_]request$/.test(type) && (
        <Actions
          requestId={subjectId}
          notificationId={id}
          onAccept={(request) => {
            onLeave()
            setAccepting(request)
          }}
        />
      ),
    dialog: accepting && (
      <Suspense>
        <ConsentDialog request={accepting} onClose={() => setAccepting(null)} />
      </Suspense>
    ),
  }
}

/** Loads the dialog ahead where a request is shown, and not with each page, because few people ever get one. */
function Actions(props: ComponentProps<typeof RequestActions>) {
  usePreload(ConsentDialog.load)
  return (
    <Suspense>
      <RequestActions {...props} />
    </Suspense>
  )
}
