import { texts } from '@bearings/domain/language/spanish/texts'
import { expect } from 'vitest'

/** Words that no Spanish sentence has, and nearly every English one. */
const english =
  /\b(the|this|that|your|you|with|from|what|which|when|where|who|have|has|are|is|was|not|and|or|of|for|to|by|in|it)\b/i

/**
 * Expects of what is shown, and of what is read out, that nothing of it is English: no text that has a Spanish one, and no
 * English sentence that has none.
 * @param names Words of people and things that stay as they are, such as a college's name.
 */
export function expectSpanish(names: readonly string[] = []): void {
  const left = textsOf(document.body).filter((text) => {
    const words = names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/[\w.]+@[\w.]+/g, '')
    const known = (texts as Record<string, string>)[text]
    return (known !== undefined && known !== text) || english.test(words)
  })
  expect(left).toEqual([])
}

function textsOf(page: HTMLElement): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
    acceptNode: (node) =>
      node instanceof HTMLElement && node.matches('script, style, svg, [lang="en"]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  })
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!(node instanceof Element)) found.push(node.textContent ?? '')
    else
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'data-label', 'data-hint'])
        found.push(node.getAttribute(name) ?? '')
  }
  return [...new Set(found.map((text) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text))
}
