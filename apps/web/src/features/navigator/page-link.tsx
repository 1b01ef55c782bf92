import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkTo } from '#platform/navigation/link-to.ts'

type Props = { to: string; className?: string | undefined; label?: string | undefined; children: ReactNode }

/**
 * A link to a page of ours that an answer names. A path that is not a page of the app is rendered as text, so
 * that no link is dead.
 */
export function PageLink({ to, className, label, children }: Props) {
  const { routesByPath } = useRouter()
  const path = to.split(/[?#]/)[0]!
  if (path === '/privacy')
    return (
      <a href={to} className={className} aria-label={label}>
        {children}
      </a>
    )
  const isPage = Object.keys(routesByPath).some((page) =>
    new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}/?$`).test(path),
  )
  if (!isPage) return <span className={className}>{children}</span>
  return (
    <Link {...linkTo(to)} className={className} aria-label={label}>
      {children}
    </Link>
  )
}
