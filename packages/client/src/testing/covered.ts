/**
 * Names each thing that can be pressed but at whose middle a mouse would press what lies over it. May be sent into a page,
 * so it uses nothing else from this file.
 */
export function covered(): string[] {
  const pressed = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]'
  // What opens above the page is meant to lie over it, until it is closed.
  const above =
    'option, [role=dialog], [role=menu], [role=listbox], [role=tooltip], [role=alert], [role=status]'
  const area = document.querySelector('[role=dialog][aria-modal=true]') ?? document
  const { scrollX, scrollY } = window

  const found = [...area.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    if (element.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *')) return []
    // What is folded away, as in `details`, still has a box.
    if (!element.checkVisibility()) return []
    const { visibility, opacity, pointerEvents } = getComputedStyle(element)
    if (visibility === 'hidden' || opacity === '0' || pointerEvents === 'none') return []
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A link in a text can have a box on each of several lines; what only a screen reader meets has a tiny one.
    const box = [...element.getClientRects()].find(({ width, height }) => width > 4 && height > 4)
    if (!box) return []
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const labels = 'labels' in element ? [...(element as HTMLInputElement).labels!] : []
    if (!hit || [element, ...labels].some((own) => own.contains(hit))) return []
    const over = hit.closest(above)
    if (over && !over.contains(element)) return []
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `${name.slice(0, 60)}: under ${hit.outerHTML.slice(0, 120)}`
  })
  scrollTo(scrollX, scrollY)
  return found
}
