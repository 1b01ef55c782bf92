import type { AnyRouter } from '@tanstack/react-router'

/** How long a link stays marked if the page it opens does not come, in milliseconds. */
const patience = 3000

/**
 * Marks a link that was pressed with `data-pressed` until its page is there, so that a press on a slow device
 * is seen at once.
 */
export function markPressedLinks(router: Pick<AnyRouter, 'subscribe'>): void {
  let clear = () => {}
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // The router prevents the default of the links that it follows; others open in another tab.
    const link = defaultPrevented && target instanceof Element && target.closest('a[href]')
    if (!link) return
    clear()
    const timer = setTimeout(() => clear(), patience)
    clear = () => {
      clearTimeout(timer)
      link.removeAttribute('data-pressed')
    }
    link.setAttribute('data-pressed', '')
  })
  router.subscribe('onResolved', () => clear())
}
