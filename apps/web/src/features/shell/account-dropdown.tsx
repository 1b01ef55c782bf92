import { say } from '@bearings/domain/say'
import { Menu, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'
import { OutsideTarget } from '#ui/outside-target.tsx'

type Props = {
  /** The id of the button. */
  id: string
  /** The button that opens it. */
  target: HTMLElement
  opened: boolean
  onChange: (opened: boolean) => void
  collapsed: boolean
  email: string
  role: string
  onNavigate: (() => void) | undefined
  onSignOut: () => void
}

export function AccountDropdown(props: Props) {
  const { id, target, opened, onChange, collapsed, email, role, onNavigate, onSignOut } = props
  const isMounted = useMounted()
  return (
    <Menu
      id={id}
      // Opens only after mounting, because otherwise the focus would not return to the button.
      opened={opened && isMounted}
      onChange={onChange}
      position={collapsed ? 'right-end' : 'top-start'}
      width={232}
      withinPortal={false}
      // The placeholder would be an element of the menu that is not a menu item.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target refProp="reference">
        <OutsideTarget of={target} />
      </Menu.Target>
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
          {say('Settings')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={IconLogout} />} onClick={onSignOut}>
          {say('Sign Out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
