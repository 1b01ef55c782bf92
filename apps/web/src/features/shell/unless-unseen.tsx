import { useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLoadAhead } from '#platform/load-ahead.ts'
import { OfflineGap } from './offline-gap.tsx'
import { useOffline } from './use-offline.ts'
import classes from './offline.module.css'

const load = () => import('./unseen-page.tsx')
const UnseenPage = lazy(async () => ({ default: (await load()).UnseenPage }))

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
