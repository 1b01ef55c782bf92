import { type ReactNode, useEffect, useState } from 'react'
import { useLazyModule } from '#platform/loading/use-lazy-module.ts'

const loadTooltip = () => import('./hint-tooltip.tsx')
/** How many milliseconds a pointer must rest before a hint is shown. */
const delay = 300

type Props = { className: string; children: ReactNode }

/**
 * Shows the `data-hint` of any element within while the pointer or the focus rests on it, to say what an icon
 * stands for. All share one tooltip. Screen readers read the names of the controls themselves.
 */
export function Hints({ className, children }: Props) {
  const [resting, setResting] = useState<HTMLElement | null>(null)
  const [hinted, setHinted] = useState<HTMLElement | null>(null)
  const later = useLazyModule(loadTooltip, hinted !== null)

  useEffect(() => {
    if (!resting) return undefined
    const timer = setTimeout(() => setHinted(resting), delay)
    return () => {
      clearTimeout(timer)
      setHinted(null)
    }
  }, [resting])

  const none = () => setResting(null)
  return (
    // The hints repeat the accessible names of the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={className}
      onPointerOver={({ target, pointerType }) => pointerType !== 'touch' && setResting(withHint(target))}
      onPointerLeave={none}
      onFocus={({ target }) => target.matches(':focus-visible') && setResting(withHint(target))}
      onBlur={none}
      onKeyDown={({ key }) => key === 'Escape' && none()}
      onClick={none}
    >
      {children}
      {later && hinted?.isConnected && <later.HintTooltip target={hinted} />}
    </div>
  )
}

function withHint(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null
}
