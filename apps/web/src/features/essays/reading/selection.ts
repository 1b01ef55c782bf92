import type { Place } from '@bearings/domain/essays/comments/rules'

/**
 * The selected words in an element, and the position where they end, relative to the page's upper left
 * corner.
 */
export type Selected = Place & { top: number; left: number }

/** Returns the selection within this element. A selection that extends beyond it is cut off at its edges. */
export function selectedIn(root: HTMLElement): Selected | null {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null
  const range = selection.getRangeAt(0).cloneRange()
  if (!range.intersectsNode(root)) return null
  if (!root.contains(range.startContainer)) range.setStart(root, 0)
  if (!root.contains(range.endContainer)) range.setEnd(root, root.childNodes.length)
  const words = range.toString()
  if (words.trim() === '') return null

  const start = charactersBefore(root, range)
  const corner = root.getBoundingClientRect()
  const last = [...range.getClientRects()].at(-1) ?? corner
  return {
    start,
    end: start + words.length,
    top: last.bottom - corner.top,
    left: Math.max(0, last.right - corner.left),
  }
}

function charactersBefore(root: HTMLElement, { startContainer, startOffset }: Range): number {
  const before = document.createRange()
  before.selectNodeContents(root)
  before.setEnd(startContainer, startOffset)
  return before.toString().length
}

/**
 * Selects by keyboard where there is no caret: the left and right arrows move by word, with Shift they extend
 * or reduce the selection, and up and down do so by line. Returns whether the key was handled.
 */
export function moveSelection(root: HTMLElement, key: string, isExtending: boolean): boolean {
  const selection = window.getSelection()
  const step = steps[key]
  if (!selection || !step || (step.by === 'line' && !isExtending)) return false
  const isInside = selection.rangeCount > 0 && root.contains(selection.focusNode)
  if (!isInside) selection.collapse(root, 0)
  if (isExtending && isInside) {
    selection.modify('extend', step.to, step.by)
    return true
  }
  const isForward = step.to === 'forward'
  if (isInside && !selection.isCollapsed) {
    if (isForward) selection.collapseToEnd()
    else selection.collapseToStart()
  }
  if (!isForward) selection.modify('move', 'backward', 'word')
  selection.modify('extend', 'forward', 'word')
  if (!isForward) return true
  // After a selected word, skip the white space before the next one.
  if (selection.toString().trim() === '') selection.modify('extend', 'forward', 'word')
  return true
}

const steps: Record<string, { to: 'forward' | 'backward'; by: 'word' | 'line' }> = {
  ArrowRight: { to: 'forward', by: 'word' },
  ArrowLeft: { to: 'backward', by: 'word' },
  ArrowDown: { to: 'forward', by: 'line' },
  ArrowUp: { to: 'backward', by: 'line' },
}
