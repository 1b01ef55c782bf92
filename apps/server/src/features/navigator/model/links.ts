const linkRemoved = '(link removed)'

/** Where the links of a text lead, as far as they are marked. */
export function targetsIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!)
}

/**
 * Takes out of a model's text every link that leads anywhere else than to what was looked up for this answer. What the link
 * is called stays as text.
 * @param allowed the addresses of sources, and of the pages that tools have linked to.
 */
export function checkLinks(text: string, allowed: ReadonlySet<string>): string {
  return text
    .replace(/!?\[([^\]]*)\]\(([^)]*)\)/g, (link, label: string, target: string) =>
      allowed.has(target) && !link.startsWith('!') ? link : label,
    )
    .replace(/(?:\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.)[^\s<>()]+/gi, (address) =>
      allowed.has(address.replace(/[.,;:!?]+$/, '')) ? address : linkRemoved,
    )
}
