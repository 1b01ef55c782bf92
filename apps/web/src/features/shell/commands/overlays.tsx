import type { Role } from '@bearings/domain/actor'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { OpenOverlay } from './use-keyboard.ts'

const ShortcutsSheet = lazy(async () => ({
  default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet,
}))

type Props = {
  role: Role
  open: OpenOverlay
  setOpen: (open: OpenOverlay) => void
  commandBar: (close: () => void, showShortcuts: () => void) => ReactNode
}

/** What the keyboard lays over the page. */
export function Overlays({ role, open, setOpen, commandBar }: Props) {
  const close = () => setOpen(null)
  return (
    // Without a network what was never opened cannot come: the page below it goes on.
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
