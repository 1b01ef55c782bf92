import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isAt } from './links.ts'
import type { SidebarLink as Target } from './sidebar-section.ts'

type Props = {
  link: Target
  className: string | undefined
  onNavigate?: (() => void) | undefined
  children: ReactNode
}

/** A link in the frame. It is marked as current on its page and on the pages below it. */
export function SidebarLink({ link: { to, also }, className, onNavigate, children }: Props) {
  const isBelow = useLocation({
    select: ({ pathname }) => also !== undefined && isAt({ to: also }, pathname),
  })
  return (
    <Link
      to={to}
      className={className}
      onClick={onNavigate}
      {...(isBelow && { 'data-status': 'active', 'aria-current': 'true' })}
    >
      {children}
    </Link>
  )
}
