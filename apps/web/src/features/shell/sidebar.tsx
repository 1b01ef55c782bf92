import type { Me } from '@bearings/domain/accounts/schema'
import { say, translated } from '@bearings/domain/say'
import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSearch,
  IconX,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { homeOf } from '#platform/navigation/guard.ts'
import { Compass } from '#ui/compass.tsx'
import { Hints } from '#ui/hints.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { commandKey, Keys } from './commands/keys.tsx'
import { linksFor } from './links.ts'
import { OfflineChip } from './offline-chip.tsx'
import { SidebarLink } from './sidebar-link.tsx'
import { SidebarPages } from './sidebar-pages.tsx'
import type { SidebarLink as Target } from './sidebar-section.ts'
import classes from './sidebar.module.css'

type Props = {
  me: Me
  /** Whether it is a rail of icons, 3rem wide. */
  collapsed?: boolean
  /** Whether it lies over the page, on a phone, where navigation closes it. */
  over?: boolean
  onToggle: () => void
  onNavigate?: () => void
  onSignOut: () => void
  /** Absent on a phone, which has the search above the page. */
  onSearch?: () => void
  /** Absent on a phone, which has the notifications above the page. */
  notifications?: ReactNode
}

/** The navigation, and the signed-in person at the bottom. */
export function Sidebar(props: Props) {
  const {
    me,
    collapsed = false,
    over = false,
    onToggle,
    onNavigate,
    onSignOut,
    onSearch,
    notifications,
  } = props
  return (
    <Hints className={collapsed ? `${classes.sidebar} ${classes.collapsed}` : classes.sidebar!}>
      <div className={`row spread below-2 ${classes.head}`}>
        <Link
          to={homeOf(me.role)}
          className={`inline-flex rounded ${classes.home}`}
          onClick={onNavigate}
          aria-label={say('Bearings, home')}
        >
          {collapsed ? <Compass /> : <Logo />}
        </Link>
        <Toggle collapsed={collapsed} over={over} onToggle={onToggle} />
      </div>
      {onSearch && <JumpTo collapsed={collapsed} onSearch={onSearch} />}
      <nav aria-label={say('Main')} className={`grow scrolls ${classes.links}`}>
        {linksFor(me.role).sidebar.map(({ heading, links }) => (
          <div key={heading ?? ''}>
            {heading && !collapsed && (
              <div className={`eyebrow ${classes.heading}`}>{translated(heading)}</div>
            )}
            <ul className="stack gap-2px" aria-label={heading && translated(heading)}>
              {links.map((link) => (
                <li key={link.label}>
                  {'pages' in link ? (
                    <SidebarPages group={link} collapsed={collapsed} onNavigate={onNavigate} />
                  ) : (
                    <SidebarItem link={link} collapsed={collapsed} onNavigate={onNavigate} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {!over && <OfflineChip small={collapsed} />}
      <div className={`row gap-1 above-3 hairline ${classes.foot}`}>
        <AccountMenu me={me} collapsed={collapsed} onNavigate={onNavigate} onSignOut={onSignOut} />
        {notifications}
      </div>
    </Hints>
  )
}

/** A button that opens the command bar, and looks like the field that then appears. */
function JumpTo({ collapsed, onSearch }: { collapsed: boolean; onSearch: () => void }) {
  return (
    <UnstyledButton
      className={`row gap-10px muted text-body as-control outlined-strong rounded ${classes.jump}`}
      onClick={onSearch}
      aria-keyshortcuts="Control+K Meta+K"
      data-hint={collapsed ? say('Jump to ({key} K)', { key: commandKey }) : undefined}
    >
      <Icon of={IconSearch} size={16} />
      {collapsed ? <VisuallyHidden>{say('Jump to…')}</VisuallyHidden> : say('Jump to…')}
      {!collapsed && <Keys of={`${commandKey} K`} />}
    </UnstyledButton>
  )
}

type ItemProps = { link: Target; collapsed: boolean; onNavigate: (() => void) | undefined }

function SidebarItem({ link, collapsed, onNavigate }: ItemProps) {
  const label = translated(link.label)
  return (
    <span className="block" data-hint={collapsed ? label : undefined}>
      <SidebarLink link={link} className={classes.link} onNavigate={onNavigate}>
        <Icon of={link.icon} />
        {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </SidebarLink>
    </span>
  )
}

function Toggle({ collapsed, over, onToggle }: { collapsed: boolean; over: boolean; onToggle: () => void }) {
  const picture = over ? IconX : collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const label = over ? say('Close menu') : collapsed ? say('Expand sidebar') : say('Collapse sidebar')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={over ? 44 : 36}
      className="pale"
      onClick={onToggle}
      aria-label={label}
      data-hint={over ? undefined : `${label} (Ctrl B)`}
    >
      <Icon of={picture} />
    </ActionIcon>
  )
}
