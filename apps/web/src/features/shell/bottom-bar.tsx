import type { Role } from '@bearings/domain/actor'
import { say, translated } from '@bearings/domain/say'
import { UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'
import { isAt, linksFor, pagesOf } from './links.ts'
import { SidebarLink } from './sidebar-link.tsx'
import classes from './bottom-bar.module.css'

type Props = { role: Role; isOpen: boolean; onMore: () => void }

/** The navigation at the bottom of a phone, within reach of the thumb. */
export function BottomBar({ role, isOpen, onMore }: Props) {
  const links = linksFor(role).bottomBar
  const isUnderMore = useLocation({
    select: ({ pathname }) => {
      const isHere = (link: (typeof links)[number]) => isAt(link, pathname)
      return pagesOf(role).some(isHere) && !links.some(isHere)
    },
  })
  return (
    <nav aria-label={say('Main')} className={`no-print stack hairline ${classes.bar}`}>
      {links.map((link) => (
        <SidebarLink key={link.label} link={link} className={classes.item}>
          <Icon of={link.icon} size={20} />
          <span className="truncated fits">{translated(link.label)}</span>
        </SidebarLink>
      ))}
      <UnstyledButton
        className={classes.item}
        data-status={isUnderMore ? 'active' : undefined}
        aria-current={isUnderMore ? 'true' : undefined}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={onMore}
      >
        <Icon of={IconDots} size={20} />
        <span className="truncated fits">{say('More')}</span>
      </UnstyledButton>
    </nav>
  )
}
