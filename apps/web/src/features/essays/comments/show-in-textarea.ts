import type { Place } from '@bearings/domain/essays/comments/rules'

/** Selects these words in a field and scrolls them into view. The field may be taller than the window. */
export function showInTextarea(textarea: HTMLTextAreaElement, { start, end }: Place): void {
  textarea.focus({ preventScroll: true })
  textarea.setSelectionRange(start, end)
  const top = heightBefore(textarea, start)
  // Where fields grow with their text the page scrolls; elsewhere the field does.
  textarea.scrollTop = top - textarea.clientHeight / 3
  const inWindow = textarea.getBoundingClientRect().top + top - textarea.scrollTop
  if (inWindow < 80 || inWindow > window.innerHeight - 160)
    window.scrollBy({ top: inWindow - window.innerHeight / 3 })
}

const copied = [
  'font',
  'letterSpacing',
  'lineHeight',
  'padding',
  'border',
  'boxSizing',
  'wordSpacing',
] as const

/** Returns how far down these words are, measured by a copy of all text before them. */
function heightBefore(textarea: HTMLTextAreaElement, start: number): number {
  const copy = document.createElement('div')
  const style = window.getComputedStyle(textarea)
  for (const name of copied) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${textarea.offsetWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  copy.textContent = textarea.value.slice(0, start)
  const mark = copy.appendChild(document.createElement('span'))
  mark.textContent = '.'
  document.body.append(copy)
  const top = mark.offsetTop
  copy.remove()
  return top
}
