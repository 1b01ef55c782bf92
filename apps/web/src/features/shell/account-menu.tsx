import type { Me } from '@bearings/domain/accounts/schema'
import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { Icon } from '#ui/icon.tsx'
import { PersonAvatar } from '#ui/person-avatar.tsx'
import { roleNames } from './links.ts'
import classes from './account-menu.module.css'

type Props = { me: Me; collapsed: boolean; onNavigate: (() => void) | undefined; onSignOut: () => void }

/** Who is signed in; opens the way to the settings and out. */
export function AccountMenu({ me, collapsed, onNavigate, onSignOut }: Props) {
  const role = roleNames[me.role]
  // Its address is good for an hour at least.
  const picture = useQuery({
    ...query('GET /me/avatar'),
    staleTime: 45 * 60_000,
    enabled: !me.needsTwoFactor,
  })

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
          <PersonAvatar name={me.fullName || me.email} picture={picture.data?.avatar?.small} />
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
