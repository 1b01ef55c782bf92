import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isCollapsed, remembered, tablet } from './sidebar-cookie.ts'

/**
 * Holds whether the sidebar is beside the page or over it, and whether it is collapsed. Beside the page, the
 * state is remembered for a week, and Ctrl+B or Cmd+B toggles it.
 */
export function useSidebar() {
  const docked = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false })
  const narrow = useMediaQuery(tablet, false, { getInitialValueInEffect: false })
  // Until the person changes it, it follows the window.
  const [chosen, setCollapsed] = useState<boolean | null>(null)
  const collapsed = chosen ?? isCollapsed(document.cookie, narrow)
  const [over, setOver] = useState(false)

  // Any navigation closes it, even by a notification's link, because the person wants to see the page.
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOver(false)), [router])

  const toggle = useCallback(() => {
    if (!docked) return setOver((open) => !open)
    document.cookie = remembered(!collapsed, window.location.protocol === 'https:')
    setCollapsed(!collapsed)
  }, [docked, collapsed])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey)
      // An editor that uses the same keys for bold text has already handled them.
      if (!pressed || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [toggle])

  return { docked, collapsed, over: over && !docked, toggle, close: () => setOver(false) }
}
