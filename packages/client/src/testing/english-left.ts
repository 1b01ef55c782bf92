import { texts } from '@bearings/domain/language/spanish/texts'

/** Words that no Spanish sentence has, and nearly every English one. */
const english =
  /\b(the|this|that|your|you|with|from|what|which|when|where|who|have|has|are|is|was|not|and|or|of|for|to|by|in|it)\b/i

/**
 * Returns those of these texts that are English: that have a Spanish one, or are sentences.
 * @param names Words of people and things that stay as they are, such as a college's name.
 */
export function englishIn(shown: readonly string[], names: readonly string[]): string[] {
  return shown.filter((text) => {
    const words = names
      .reduce((rest, name) => rest.replaceAll(name, ''), text)
      .replace(/[\w.-]+@[\w.-]+/g, '')
      // The code in a link may spell anything.
      .replace(/\/\S{16,}/g, '')
    const known = (texts as Record<string, string>)[text]
    return (known !== undefined && known !== text) || english.test(words)
  })
}

/** Returns what a page shows, and what is read out of it, but for what it says to be in English. Runs in the page by itself. */
export function textsOf(page: Element): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
    acceptNode: (node) =>
      node instanceof HTMLElement && node.matches('script, noscript, style, svg, [lang="en"]')
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
