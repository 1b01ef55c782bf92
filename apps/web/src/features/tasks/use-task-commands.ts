import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#platform/commands.ts'

/** Returns the command that opens the page where an advisor assigns tasks. */
export function useTaskCommands(): Command[] {
  const navigate = useNavigate()
  return [
    {
      id: 'tasks',
      label: 'Tasks',
      about: 'Create one, or use a template',
      icon: IconPlus,
      run: () => void navigate({ to: '/advisor/dashboard', search: { tab: 'tasks' } }),
    },
  ]
}
