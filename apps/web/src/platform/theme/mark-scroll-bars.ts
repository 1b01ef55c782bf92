/**
 * Marks the page if its scroll bar takes space from it, as on most computers with a mouse. `global.css` then
 * reserves that space, so that nothing moves when a dialog takes the bar away.
 */
export function markScrollBars(): void {
  if (!window.matchMedia('(pointer: fine)').matches) return
  const probe = document.createElement('div')
  Object.assign(probe.style, { position: 'absolute', width: '100px', overflow: 'scroll' })
  document.body.append(probe)
  document.documentElement.toggleAttribute('data-scroll-bars', probe.offsetWidth > probe.clientWidth)
  probe.remove()
}
