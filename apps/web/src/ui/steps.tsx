import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'
import classes from './steps.module.css'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>
  way: 'previous' | 'next'
}

/** A link to a neighbor in a list, which J or K follows. */
export const StepLink = createLink(function StepLink({ way, children, ...props }: LinkProps) {
  return (
    <a
      {...props}
      className={`inline-row gap-1 sea medium ${classes.step}`}
      data-step={way}
      aria-keyshortcuts={way === 'next' ? 'j' : 'k'}
    >
      {way === 'previous' && <Icon of={IconChevronLeft} size={16} />}
      {children}
      {way === 'next' && <Icon of={IconChevronRight} size={16} />}
    </a>
  )
})

type Props = { label: string; at: number; of: number; previous: ReactNode; next: ReactNode }

/** The position in a list, between links to its neighbors. */
export function Steps({ label, at, of, previous, next }: Props) {
  return (
    <nav aria-label={label} className="row gap-3 text-small no-print">
      {previous}
      <span className="figures muted">
        {at} of {of}
      </span>
      {next}
    </nav>
  )
}
