/** Endings under which anybody registers a name of their own. */
const twoPart = /\.(?:ac|co|edu|org|gov|com)\.[a-z]{2}$/

/** Returns the part of a host that its owner registered: "carleton.edu" of "apply.carleton.edu". */
export function registered(host: string): string {
  const parts = host.toLowerCase().replace(/:\d+$/, '').split('.')
  return parts.slice(twoPart.test(host.toLowerCase()) ? -3 : -2).join('.')
}

/** The host of an address of the web, lower case; `null` if it is none. */
export function hostOf(url: string | null): string | null {
  return (
    /^https?:\/\/([^\s/?#@\\]+)(?:[/?#]|$)/i
      .exec(url ?? '')?.[1]
      ?.toLowerCase()
      .replace(/^www\d?\./, '') ?? null
  )
}

export function isAt(host: string, site: string): boolean {
  return registered(host) === registered(site)
}

/** Whether a host carries a college's name and is not the college's, as carleton-edu.com is. */
export function looksLike(host: string, site: string): boolean {
  if (isAt(host, site)) return false
  const [name = ''] = registered(site).split('.')
  return name.length >= 3 && host.split(/[.-]/).includes(name) && !host.endsWith('.edu')
}

/** Returns the host of the address in a mail's From line. */
export function senderHost(lines: readonly string[]): string | null {
  const from = lines.slice(0, 40).find((line) => /^(?:>? ?)?from:/i.test(line))
  const host = /@([a-z0-9.-]+\.[a-z]{2,})/i
  // Before the address comes a name, which may be another address.
  const [address = from ?? ''] = /<[^<>]*>[^<>]*$/.exec(from ?? '') ?? []
  return host.exec(address)?.[1]?.toLowerCase() ?? null
}
