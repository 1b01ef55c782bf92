import { useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { usePreload } from '#platform/loading/preload.ts'
import { MissingPage } from './missing-page.tsx'
import { OfflineGap } from './offline-gap.tsx'
import { useOffline } from './use-offline.ts'
import classes from './offline.module.css'

const load = () => import('./uncached-page.tsx')
// If the network was lost before this code was loaded, a simpler page says the same, and the sidebar stays.
const UncachedPage = lazy(() =>
  load().then(
    ({ UncachedPage: page }) => ({ default: page }),
    () => ({ default: MissingPage }),
  ),
)

/** Renders a page, or a notice if the device has none of its data and no network to load it. */
export function OfflineBoundary({ children }: { children: ReactNode }) {
  const isPending = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'pending'),
  })
  const isUnseen = (useOffline()?.isMissing ?? false) && isPending
  // Loaded ahead, because there is no network when it is needed.
  usePreload(load)

  return (
    <>
      {isUnseen ? (
        <Suspense fallback={<OfflineGap />}>
          <UncachedPage />
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
