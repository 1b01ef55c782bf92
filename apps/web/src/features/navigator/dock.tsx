import { CatchBoundary, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#platform/when-idle.ts'
import { whenOnline } from '#platform/when-online.ts'
import { Compass } from '#ui/compass.tsx'
import classes from './dock.module.css'

const Panel = lazy(async () => {
  // Without a network nothing is missing but the panel, and it comes when there is one.
  await whenOnline()
  return { default: (await import('./panel.tsx')).Panel }
})

const storageKey = 'bearings.navigator'
const pages = /^\/(dashboard|essays(\/[^/]+)?|schools\/[^/]+\/research)\/?$/

/**
 * The navigator at the right of home, research and essays; a strip to open it where there is less room, nothing on a phone.
 * The panel itself is loaded when the page stands.
 */
export function NavigatorDock({ userId }: { userId: string }) {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(beganOpen)
  const [isReady, setIsReady] = useState(false)
  const isShown = pages.test(pathname) && pathname !== '/essays/trash'
  useEffect(() => (isShown && isOpen ? whenIdle(() => setIsReady(true)) : undefined), [isShown, isOpen])
  if (!isShown) return null

  function change(open: boolean) {
    setIsOpen(open)
    remember(open)
  }

  const here = hereOf(pathname)
  return (
    <aside className={classes.dock} data-open={isOpen || undefined} aria-label="Navigator">
      {isOpen ? (
        <div className={classes.panel}>
          {isReady && (
            <CatchBoundary getResetKey={() => pathname} errorComponent={NotLoaded}>
              <Suspense>
                <Panel userId={userId} here={here} onCollapse={() => change(false)} />
              </Suspense>
            </CatchBoundary>
          )}
        </div>
      ) : (
        <button
          type="button"
          className={classes.strip}
          aria-label="Open the navigator"
          onClick={() => change(true)}
        >
          <Compass size={24} />
          <span aria-hidden>Navigator</span>
        </button>
      )}
    </aside>
  )
}

/** The page beside it goes on. */
function NotLoaded() {
  return (
    <output className={classes.notLoaded}>
      The navigator could not be loaded. Reload the page to try again.
    </output>
  )
}

function hereOf(pathname: string): { entryId?: string; essayId?: string } {
  const [, entryId] = /^\/schools\/([^/]+)\/research/.exec(pathname) ?? []
  const [, essayId] = /^\/essays\/([^/]+)/.exec(pathname) ?? []
  const isId = (id: string | undefined): id is string => id !== undefined && /^[0-9a-f-]{36}$/.test(id)
  return { ...(isId(entryId) && { entryId }), ...(isId(essayId) && { essayId }) }
}

/** As it was left; at first it is open where a page and the panel have room beside each other. */
function beganOpen(): boolean {
  const isWide = window.matchMedia('(width >= 1440px)').matches
  try {
    const kept = window.localStorage.getItem(storageKey)
    return kept === null ? isWide : kept === 'open' && window.matchMedia('(width >= 1200px)').matches
  } catch {
    return isWide
  }
}

function remember(open: boolean): void {
  try {
    window.localStorage.setItem(storageKey, open ? 'open' : 'closed')
  } catch {
    // A browser without storage begins as it did.
  }
}
