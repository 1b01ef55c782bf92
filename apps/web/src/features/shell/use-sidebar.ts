import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isCollapsed, remembered } from './sidebar-cookie.ts'

/**
 * Whether the sidebar stands beside the page or over it, and how far it is open.
 * Beside the page it is remembered for a week; ctrl or meta with B changes it.
 */
export function useSidebar() {
  const beside = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false })
  const [collapsed, setCollapsed] = useState(() => isCollapsed(document.cookie))
  const [over, setOver] = useState(false)

  // Wherever a link on it leads, a notification's too, the page is what people want to see.
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOver(false)), [router])

  const toggle = useCallback(() => {
    if (!beside) return setOver((open) => !open)
    document.cookie = remembered(!collapsed)
    setCollapsed(!collapsed)
  }, [beside, collapsed])

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

  return { beside, collapsed, over: over && !beside, toggle, close: () => setOver(false) }
}
