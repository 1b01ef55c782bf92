import type { RouterHistory } from '@tanstack/react-router'

type Listener = Parameters<RouterHistory['subscribe']>[0]

/** A tab in the background draws no frames, and waits no longer than this, in milliseconds. */
const patience = 100

/**
 * Lets the browser draw a press before the router hears of the other page it opens: the router renders a page
 * in one piece, and on a slow device nothing would answer the press until then. A change of the address within
 * a page is told at once, because fields and boxes show what the address says; so is a redirect, which nobody
 * pressed.
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
      if (change.location.pathname === shown || change.action.type === 'REPLACE') tell(change)
      else cancel = afterPaint(() => tell(change))
    })
    return () => {
      cancel()
      unsubscribe()
    }
  }
  return history
}

/** Calls a function when the browser has drawn what has changed so far. Returns the function that cancels it. */
function afterPaint(act: () => void): () => void {
  let timer = window.setTimeout(act, patience)
  const frame = window.requestAnimationFrame(() => {
    window.clearTimeout(timer)
    // The frame itself is drawn between this callback and the next task.
    timer = window.setTimeout(act)
  })
  return () => {
    window.clearTimeout(timer)
    window.cancelAnimationFrame(frame)
  }
}
