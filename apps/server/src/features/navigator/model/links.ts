const linkRemoved = '(link removed)'

/** Returns where the Markdown links of a text lead. */
export function targetsIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!)
}

/**
 * Removes from a model's text every link that leads anywhere but to what was looked up for this answer. The
 * label of a link stays as text.
 * @param allowed The URLs of sources, and of the pages that tools have linked to.
 */
export function checkLinks(text: string, allowed: ReadonlySet<string>): string {
  return (
    text
      .replace(/!?\[([^[\]]*)\]\(([^)]*)\)/g, (link, label: string, target: string) =>
        allowed.has(target) && !link.startsWith('!') ? link : label,
      )
      // What is left around a label with brackets of its own, or with a full stop, after which a new text begins.
      .replace(/\]\(([^)]*)\)?/g, (end, target: string) =>
        allowed.has(target) && end.endsWith(')') ? end : ']',
      )
      .replace(/(?:\b[a-z][a-z0-9+.-]{0,30}:\/\/|\bwww\.)[^\s<>()]+/gi, (address) =>
        allowed.has(address.replace(/[.,;:!?]+$/, '')) ? address : linkRemoved,
      )
  )
}
