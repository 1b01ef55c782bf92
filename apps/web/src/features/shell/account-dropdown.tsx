import { Menu, Text } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { Icon } from '#ui/icon.tsx'

type Props = {
  opened: boolean
  onChange: (opened: boolean) => void
  /** The button that opens it. */
  target: ReactElement
  collapsed: boolean
  email: string
  role: string
  onNavigate: (() => void) | undefined
  onSignOut: () => void
}

/** The way to the settings and out. */
export function AccountDropdown(props: Props) {
  const { opened, onChange, target, collapsed, email, role, onNavigate, onSignOut } = props
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position={collapsed ? 'right-end' : 'top-start'}
      width={232}
      withinPortal={false}
      // It would stand in the menu as something that is no item of it.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text component="span" size="xs" truncate display="block">
            {email}
          </Text>
          {role}
        </Menu.Label>
        <Menu.Item
          component={Link}
          to="/settings"
          leftSection={<Icon of={IconSettings} />}
          onClick={onNavigate}
        >
          Settings
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={IconLogout} />} onClick={onSignOut}>
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
