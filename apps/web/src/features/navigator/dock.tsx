import { CatchBoundary, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { whenIdle } from '#platform/loading/when-idle.ts'
import { whenOnline } from '#platform/loading/when-online.ts'
import { Compass } from '#ui/compass.tsx'
import classes from './dock.module.css'

const Panel = lazyComponent(async () => {
  // Offline, only the panel is missing, and it is loaded once there is a network.
  await whenOnline()
  return import('./panel.tsx')
}, 'Panel')

// Keeps the place of the panel's field, so that a toast stands above it already and does not jump there.
const fieldPlace = <div className={classes.fieldPlace} data-bottom-bar />

const storageKey = 'bearings.navigator'
const pages = /^\/(dashboard|essays(\/[^/]+)?|schools\/[^/]+\/research)\/?$/

/**
 * The navigator at the right of home, research and essay pages. With less room it is a strip that opens it,
 * and on a phone nothing. The panel itself is loaded after the page.
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
    <aside
      className={`no-print no-phone ${classes.dock}`}
      data-open={isOpen || undefined}
      aria-label="Navigator"
    >
      {isOpen ? (
        <div className={classes.panel}>
          <CatchBoundary getResetKey={() => pathname} errorComponent={NotLoaded}>
            <Suspense fallback={fieldPlace}>
              {isReady ? <Panel userId={userId} here={here} onCollapse={() => change(false)} /> : fieldPlace}
            </Suspense>
          </CatchBoundary>
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

/** The notice if the panel fails to load; the page beside it is not affected. */
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

/**
 * Returns whether the panel starts open: as it was left, or at first if there is room for it beside the page.
 */
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
    // A browser without storage starts with the default.
  }
}
