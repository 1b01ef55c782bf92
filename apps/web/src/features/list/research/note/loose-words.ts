const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, pre, hr, div, section, article'

/**
 * Returns pasted HTML with words that stand beside paragraphs in paragraphs of their own. The editor would drop
 * the spaces between their links: "ReedPomona".
 */
export function withoutLooseWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const holder of [body, ...body.querySelectorAll('div, section, article')])
    // Words and nothing else go into the paragraph in which they are pasted.
    if (holder !== body || body.querySelector(blocks)) for (const run of runsIn(holder)) putInParagraph(run)
  return body.innerHTML
}

/** Returns the neighbors in an element that are not blocks, unless they are only white space. */
function runsIn(holder: Element): ChildNode[][] {
  const runs: ChildNode[][] = [[]]
  for (const node of holder.childNodes)
    if (isBlock(node)) runs.push([])
    else runs.at(-1)!.push(node)
  return runs.filter((run) => run.some(({ textContent }) => textContent?.trim()))
}

function isBlock(node: ChildNode): boolean {
  return node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null)
}

function putInParagraph(run: ChildNode[]) {
  const paragraph = document.createElement('p')
  run[0]!.before(paragraph)
  paragraph.append(...run)
}
