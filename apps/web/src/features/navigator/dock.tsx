import { CatchBoundary, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { isId } from '#platform/is-id.ts'
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
const fieldPlace = <div className={`hairline ${classes.fieldPlace}`} data-bottom-bar />

const pages = /^\/(dashboard|essays(\/[^/]+)?|schools\/[^/]+\/research)\/?$/

/** Home, and the pages where a student writes; each is remembered on its own. */
type Place = 'home' | 'writing'
const storageKeys: Record<Place, string> = {
  home: 'bearings.navigator',
  writing: 'bearings.navigator.writing',
}

/**
 * The navigator at the right of home, research and essay pages. Folded, it is a strip that opens it: where a student
 * writes until they open it, elsewhere with less room. On a phone it is nothing. The panel itself is loaded after the page.
 */
export function NavigatorDock({ userId }: { userId: string }) {
  const { pathname } = useLocation()
  const place = pathname.startsWith('/dashboard') ? 'home' : 'writing'
  const [open, setOpen] = useState(() => ({ home: beganOpen('home'), writing: beganOpen('writing') }))
  const isOpen = open[place]
  const [isReady, setIsReady] = useState(false)
  const isShown = pages.test(pathname) && pathname !== '/essays/trash'
  useEffect(() => (isShown && isOpen ? whenIdle(() => setIsReady(true)) : undefined), [isShown, isOpen])
  if (!isShown) return null

  function change(isOpen: boolean) {
    setOpen({ ...open, [place]: isOpen })
    remember(place, isOpen)
  }

  const here = hereOf(pathname)
  return (
    <aside
      className={`no-print no-phone on-surface ${classes.dock}`}
      data-open={isOpen || undefined}
      aria-label="Navigator"
    >
      {isOpen ? (
        <div className={`column ${classes.panel}`}>
          <CatchBoundary getResetKey={() => pathname} errorComponent={NotLoaded}>
            <Suspense fallback={fieldPlace}>
              {isReady ? <Panel userId={userId} here={here} onCollapse={() => change(false)} /> : fieldPlace}
            </Suspense>
          </CatchBoundary>
        </div>
      ) : (
        <button
          type="button"
          className={`secondary row gap-3 wide bare medium ${classes.strip}`}
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
    <output className={`block ${classes.notLoaded}`}>
      The navigator could not be loaded. Reload the page to try again.
    </output>
  )
}

function hereOf(pathname: string): { entryId?: string; essayId?: string } {
  const [, entryId] = /^\/schools\/([^/]+)\/research/.exec(pathname) ?? []
  const [, essayId] = /^\/essays\/([^/]+)/.exec(pathname) ?? []
  return { ...(isId(entryId) && { entryId }), ...(isId(essayId) && { essayId }) }
}

/**
 * Returns whether the panel starts open: as it was left, or at first on Home if there is room for it beside the page.
 */
function beganOpen(place: Place): boolean {
  const isWide = place === 'home' && window.matchMedia('(width >= 1440px)').matches
  try {
    const kept = window.localStorage.getItem(storageKeys[place])
    return kept === null ? isWide : kept === 'open' && window.matchMedia('(width >= 1200px)').matches
  } catch {
    return isWide
  }
}

function remember(place: Place, open: boolean): void {
  try {
    window.localStorage.setItem(storageKeys[place], open ? 'open' : 'closed')
  } catch {
    // A browser without storage starts with the default.
  }
}
