import type { Role } from '@bearings/domain/actor'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { areShortcutsOff, focusRow, focusSearch, isForPage, pageKeys, clickCreate } from './keyboard.ts'

export type OpenOverlay = 'commands' | 'shortcuts' | null

/** How long `g` waits for the letter after it, in milliseconds. */
const patience = 1500

/**
 * Handles the keyboard shortcuts of every page: Ctrl+K or Cmd+K for the command bar, and single keys while
 * nobody is typing.
 */
export function useKeyboard(role: Role) {
  const [open, setOpen] = useState<OpenOverlay>(null)
  const navigate = useNavigate()
  const since = useRef<number | null>(null)

  useEffect(() => {
    const keys: Record<string, () => void> = {
      '?': () => setOpen('shortcuts'),
      '/': () => void (focusSearch() || setOpen('commands')),
      c: clickCreate,
      j: () => focusRow(1),
      k: () => focusRow(-1),
    }

    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
        // The note editor uses the same keys for links.
        if (event.defaultPrevented) return
        event.preventDefault()
        setOpen((before) => (before === 'commands' ? null : 'commands'))
        return
      }
      // A list may handle keys itself.
      if (event.defaultPrevented || !isForPage(event) || areShortcutsOff()) return
      const isSecond = since.current !== null && event.timeStamp - since.current < patience
      since.current = !isSecond && key === 'g' ? event.timeStamp : null
      if (key === 'g' && !isSecond) return
      const page = isSecond ? pageKeys(role).find((link) => link.key === key) : undefined
      const act = page ? () => void navigate({ to: page.to }) : isSecond ? undefined : keys[key]
      if (!act) return
      event.preventDefault()
      act()
    }

    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [role, navigate])

  return { open, setOpen }
}
