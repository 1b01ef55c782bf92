import classes from './keys.module.css'

/** Keys as they stand on a keyboard: `G S` is two, one after the other. For eyes only: each is said in words elsewhere. */
export function Keys({ of: keys }: { of: string }) {
  return (
    <span className={classes.keys} aria-hidden>
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

/** The key that stands for a command on this keyboard. */
export const commandKey = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
