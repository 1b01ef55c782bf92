import type { Role } from '@bearings/domain/actor'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import type { OpenOverlay } from './use-keyboard.ts'

const ShortcutsSheet = lazyComponent(() => import('./shortcuts-sheet.tsx'), 'ShortcutsSheet')

type Props = {
  role: Role
  open: OpenOverlay
  setOpen: (open: OpenOverlay) => void
  commandBar: (close: () => void, showShortcuts: () => void) => ReactNode
}

/** The dialogs that keyboard shortcuts open over the page. */
export function Overlays({ role, open, setOpen, commandBar }: Props) {
  usePreload(ShortcutsSheet.load)
  const close = () => setOpen(null)
  return (
    // Offline, a dialog that was never opened cannot be loaded; the page below it must not fail with it.
    <CatchBoundary getResetKey={() => String(open)} errorComponent={Nothing} onCatch={close}>
      <Suspense>
        {open === 'commands' && commandBar(close, () => setOpen('shortcuts'))}
        {open === 'shortcuts' && <ShortcutsSheet role={role} onClose={close} />}
      </Suspense>
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}
