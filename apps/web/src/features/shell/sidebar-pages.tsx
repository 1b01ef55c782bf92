import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { SidebarGroup } from './sidebar-section.ts'
import own from './sidebar-pages.module.css'
import classes from './sidebar.module.css'

type Props = { group: SidebarGroup; collapsed: boolean; onNavigate: (() => void) | undefined }

/**
 * A group of pages under one name. It is expanded while one of its pages is open, and when the person expands
 * it.
 */
export function SidebarPages({ group: { label, icon, pages }, collapsed, onNavigate }: Props) {
  const id = useId()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHere = pages.some(({ to }) => path.startsWith(to))
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isHere

  if (collapsed)
    return (
      <Link
        to={pages[0]!.to}
        className={classes.link}
        onClick={onNavigate}
        data-hint={label}
        {...(isHere && { 'data-status': 'active', 'aria-current': 'true' })}
      >
        <Icon of={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    )
  return (
    <>
      <UnstyledButton
        className={`${classes.link} wide`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        <Icon of={icon} />
        <span className="grow">{label}</span>
        <Icon of={isOpen ? IconChevronDown : IconChevronRight} />
      </UnstyledButton>
      <ul id={id} className={own.pages} hidden={!isOpen} aria-label={label}>
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to} className={`row muted rounded ${own.page}`} onClick={onNavigate}>
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
