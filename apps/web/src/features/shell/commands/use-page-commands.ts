import type { Me } from '@bearings/domain/accounts/schema'
import { say, translated } from '@bearings/domain/say'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconBell, IconKeyboard, IconMoon, IconSettings, IconSun } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#platform/commands.ts'
import { pagesOf } from '../links.ts'

/** Returns commands for the pages of the sidebar and of the account menu. */
export function usePageCommands({ role }: Me): Command[] {
  const navigate = useNavigate()
  return [
    ...pagesOf(role).map(({ to, label, icon, key }) => ({
      id: to,
      label: translated(label),
      icon,
      ...(key && { keys: `G ${key.toUpperCase()}` }),
      run: () => void navigate({ to }),
    })),
    {
      id: 'notifications',
      label: say('Notifications'),
      icon: IconBell,
      run: () => void navigate({ to: '/notifications' }),
    },
    {
      id: 'settings',
      label: say('Settings'),
      about: say('Name, password, email, privacy'),
      icon: IconSettings,
      run: () => void navigate({ to: '/settings' }),
    },
  ]
}

export function useAppCommands(onShortcuts: () => void): Command[] {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme() === 'dark'
  return [
    {
      id: 'scheme',
      label: isDark ? say('Light colors') : say('Dark colors'),
      about: say('On this device'),
      icon: isDark ? IconSun : IconMoon,
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    { id: 'shortcuts', label: say('Keyboard shortcuts'), icon: IconKeyboard, keys: '?', run: onShortcuts },
  ]
}
