import type { Role } from '@bearings/domain/actor'
import { UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { bottomBarFor } from './links.ts'
import { SidebarLink } from './sidebar-link.tsx'
import classes from './bottom-bar.module.css'

type Props = { role: Role; isOpen: boolean; onMore: () => void }

/** Where to go on a phone, under the thumb. */
export function BottomBar({ role, isOpen, onMore }: Props) {
  return (
    <nav aria-label="Main" className={classes.bar}>
      {bottomBarFor[role].map((link) => (
        <SidebarLink key={link.label} link={link} className={classes.item}>
          <Icon of={link.icon} size={20} />
          <span className={classes.label}>{link.label}</span>
        </SidebarLink>
      ))}
      <UnstyledButton className={classes.item} onClick={onMore} aria-expanded={isOpen} aria-haspopup="dialog">
        <Icon of={IconDots} size={20} />
        <span className={classes.label}>More</span>
      </UnstyledButton>
    </nav>
  )
}
