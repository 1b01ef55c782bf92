import type { Me } from '@bearings/domain/accounts/schema'
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { homeOf } from '../../platform/guard.ts'
import { Compass } from '../../ui/compass.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { type SidebarLink, sidebarFor } from './links.ts'
import classes from './sidebar.module.css'

type Props = {
  me: Me
  /** A rail of icons, 3rem wide. */
  collapsed?: boolean
  /** Over the page, on a phone: closes with each step. */
  over?: boolean
  onToggle: () => void
  onNavigate?: () => void
  notifications: ReactNode
}

/** Where to go, and at its foot who is here. */
export function Sidebar({ me, collapsed = false, over = false, onToggle, onNavigate, notifications }: Props) {
  return (
    <div className={collapsed ? `${classes.sidebar} ${classes.collapsed}` : classes.sidebar}>
      <div className={classes.head}>
        <Link to={homeOf(me.role)} className={classes.home} onClick={onNavigate} aria-label="Bearings, home">
          {collapsed ? <Compass /> : <Logo />}
        </Link>
        <Toggle collapsed={collapsed} over={over} onToggle={onToggle} />
      </div>
      <nav aria-label="Main" className={classes.links}>
        {sidebarFor[me.role].map(({ heading, links }) => (
          <div key={heading ?? ''}>
            {heading && !collapsed && <div className={`eyebrow ${classes.heading}`}>{heading}</div>}
            <ul className={classes.list} aria-label={heading}>
              {links.map((link) => (
                <li key={link.label}>
                  <SidebarItem link={link} collapsed={collapsed} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes.foot}>
        <AccountMenu me={me} collapsed={collapsed} onNavigate={onNavigate} />
        {notifications}
      </div>
    </div>
  )
}

type ItemProps = { link: SidebarLink; collapsed: boolean; onNavigate: (() => void) | undefined }

function SidebarItem({ link: { to, label, icon: Icon }, collapsed, onNavigate }: ItemProps) {
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
      <Link to={to} className={classes.link} onClick={onNavigate}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Link>
    </Tooltip>
  )
}

function Toggle({ collapsed, over, onToggle }: { collapsed: boolean; over: boolean; onToggle: () => void }) {
  const Icon = over ? IconX : collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const label = over ? 'Close menu' : collapsed ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <Tooltip label={`${label} (Ctrl B)`} position="right" disabled={over}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={over ? 44 : 34}
        className={classes.toggle}
        onClick={onToggle}
        aria-label={label}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
