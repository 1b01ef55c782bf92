import { useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLoadAhead } from '#platform/load-ahead.ts'
import { MissingPage } from './missing-page.tsx'
import { OfflineGap } from './offline-gap.tsx'
import { useOffline } from './use-offline.ts'
import classes from './offline.module.css'

const load = () => import('./unseen-page.tsx')
// Who lost the network before it had come reads the same in fewer words, and keeps the side bar.
const UnseenPage = lazy(() =>
  load().then(
    ({ UnseenPage: page }) => ({ default: page }),
    () => ({ default: MissingPage }),
  ),
)

/** A page, or that there is nothing of it on this device and no network to fetch it. */
export function UnlessUnseen({ children }: { children: ReactNode }) {
  const isPending = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'pending'),
  })
  const isUnseen = (useOffline()?.isMissing ?? false) && isPending
  // When it is needed there is no network.
  useLoadAhead(load)

  return (
    <>
      {isUnseen ? (
        <Suspense fallback={<OfflineGap />}>
          <UnseenPage />
        </Suspense>
      ) : (
        <OfflineGap />
      )}
      <div hidden={isUnseen} className={classes.seen}>
        {children}
      </div>
    </>
  )
}
