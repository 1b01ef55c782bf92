/**
 * Keys as printed on a keyboard; `G S` means one after the other. Decorative, because each shortcut is also
 * named in text.
 */
export function Keys({ of: keys }: { of: string }) {
  return (
    <span className="no-phone gap-1 at-end rigid inline-flex" aria-hidden>
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

/** The modifier key for commands on this keyboard. */
export const commandKey = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
