import type { RouterHistory } from '@tanstack/react-router'
import { afterPaint } from './after-paint.ts'

type Listener = Parameters<RouterHistory['subscribe']>[0]

/**
 * Lets the browser draw a press before the router hears of the other page it opens: the router renders a page
 * in one piece, and on a slow device nothing would answer the press until then. So it is with a link that filters
 * the page it stands on. Any other change of the address within a page is told at once, because fields and boxes
 * show what the address says; so is a redirect, which nobody pressed.
 */
export function paintPressFirst<History extends RouterHistory>(history: History): History {
  const subscribe = history.subscribe.bind(history)
  history.subscribe = (listener) => {
    let shown = history.location.pathname
    let cancel = () => {}
    const tell: Listener = (change) => {
      shown = change.location.pathname
      listener(change)
    }
    const unsubscribe = subscribe((change) => {
      cancel()
      const isOther = change.location.pathname !== shown && change.action.type !== 'REPLACE'
      if (isOther || isLinkPressed()) cancel = afterPaint(() => tell(change))
      else tell(change)
    })
    return () => {
      cancel()
      unsubscribe()
    }
  }
  return history
}

/** Returns whether the code that runs now answers a press on a link. */
function isLinkPressed(): boolean {
  const { event } = window
  return (
    event?.type === 'click' && event.target instanceof Element && event.target.closest('a[href]') !== null
  )
}
