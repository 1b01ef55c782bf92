import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isCollapsed, remembered, tablet } from './sidebar-cookie.ts'

/**
 * Whether the sidebar stands beside the page or over it, and how far it is open.
 * Beside the page it is remembered for a week; ctrl or meta with B changes it.
 */
export function useSidebar() {
  const docked = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false })
  const narrow = useMediaQuery(tablet, false, { getInitialValueInEffect: false })
  // Until somebody changes it, it follows the window.
  const [chosen, setCollapsed] = useState<boolean | null>(null)
  const collapsed = chosen ?? isCollapsed(document.cookie, narrow)
  const [over, setOver] = useState(false)

  // Wherever a link on it leads, a notification's too, the page is what people want to see.
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
      // An editor that makes text bold with the same keys has dealt with it already.
      if (!pressed || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [toggle])

  return { docked, collapsed, over: over && !docked, toggle, close: () => setOver(false) }
}
