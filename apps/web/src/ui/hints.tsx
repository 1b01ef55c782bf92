import { type ReactNode, useEffect, useState } from 'react'
import { useLater } from '#platform/use-later.ts'

const loadTooltip = () => import('./hint-tooltip.tsx')
/** Milliseconds that a pointer rests before it is told something. */
const delay = 300

type Props = { className: string; children: ReactNode }

/**
 * Says what an icon stands for while a pointer or the keyboard rests on it: the `data-hint` of whatever is within. One tooltip
 * for all of them. The names that screen readers read stand on the controls themselves.
 */
export function Hints({ className, children }: Props) {
  const [resting, setResting] = useState<HTMLElement | null>(null)
  const [told, setTold] = useState<HTMLElement | null>(null)
  const later = useLater(loadTooltip, told !== null)

  useEffect(() => {
    if (!resting) return undefined
    const timer = setTimeout(() => setTold(resting), delay)
    return () => {
      clearTimeout(timer)
      setTold(null)
    }
  }, [resting])

  const none = () => setResting(null)
  return (
    // What these tell is in the names of the controls already.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={className}
      onPointerOver={({ target, pointerType }) => pointerType !== 'touch' && setResting(hinted(target))}
      onPointerLeave={none}
      onFocus={({ target }) => target.matches(':focus-visible') && setResting(hinted(target))}
      onBlur={none}
      onKeyDown={({ key }) => key === 'Escape' && none()}
      onClick={none}
    >
      {children}
      {later && told?.isConnected && <later.HintTooltip target={told} />}
    </div>
  )
}

function hinted(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null
}
