import type { Me } from '@bearings/domain/accounts/schema'
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { initialsOf } from '#platform/initials.ts'
import { Icon } from '#ui/icon.tsx'
import { roleNames } from './links.ts'
import classes from './account-menu.module.css'

type Props = { me: Me; collapsed: boolean; onNavigate: (() => void) | undefined; onSignOut: () => void }

/** Who is signed in; opens the way to the settings and out. */
export function AccountMenu({ me, collapsed, onNavigate, onSignOut }: Props) {
  const role = roleNames[me.role]

  return (
    <Menu
      position={collapsed ? 'right-end' : 'top-start'}
      width={232}
      withinPortal={false}
      // It would stand in the menu as something that is no item of it.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={collapsed ? `${classes.target} ${classes.collapsed}` : classes.target}>
          <VisuallyHidden>Account menu: </VisuallyHidden>
          <Avatar size={34} variant="filled" color="sea" aria-hidden>
            {initialsOf(me.fullName || me.email)}
          </Avatar>
          {collapsed ? (
            <VisuallyHidden>{me.fullName || me.email}</VisuallyHidden>
          ) : (
            <span className={classes.who}>
              <span className={classes.name}>{me.fullName || me.email}</span>
              <span className={classes.detail}>{role}</span>
              <span className={classes.detail}>{me.email}</span>
            </span>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text component="span" size="xs" truncate display="block">
            {me.email}
          </Text>
          {role}
        </Menu.Label>
        <Menu.Item
          component={Link}
          to="/settings"
          leftSection={<MenuIcon icon={IconSettings} />}
          onClick={onNavigate}
        >
          Settings
        </Menu.Item>
        <Menu.Item leftSection={<MenuIcon icon={IconLogout} />} onClick={onSignOut}>
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function MenuIcon({ icon: Picture }: { icon: typeof IconLogout }) {
  return <Icon of={Picture} />
}
