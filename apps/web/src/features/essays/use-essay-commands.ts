import { IconFileText, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#platform/commands.ts'
import { query } from '#platform/queries/api.ts'

export function useEssayCommands(): Command[] {
  const navigate = useNavigate()
  const { data: essays = [] } = useQuery(query('GET /essays'))
  return essays.map(({ id, promptName, schoolName }) => ({
    id,
    label: promptName,
    about: schoolName ?? 'For more than one school',
    icon: IconFileText,
    run: () => void navigate({ to: '/essays/$essayId', params: { essayId: id } }),
  }))
}

export function useAddEssayCommand(): Command {
  const navigate = useNavigate()
  return {
    id: 'add-essay',
    label: 'Add Essay',
    icon: IconPlus,
    run: () => void navigate({ to: '/essays', search: { add: 'shared' } }),
  }
}
