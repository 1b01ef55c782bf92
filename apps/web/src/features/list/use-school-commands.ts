import { IconPlus, IconSchool } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#platform/commands.ts'
import { query } from '#platform/queries/api.ts'

/** Returns a command for each school on the student's list, which opens its page. */
export function useSchoolCommands(): Command[] {
  const navigate = useNavigate()
  const { data: entries = [] } = useQuery(query('GET /schools/list'))
  return entries.map(({ id, name, location, status }) => ({
    id,
    label: name,
    about: [status, location].filter(Boolean).join(', '),
    icon: IconSchool,
    run: () => void navigate({ to: '/schools/$schoolId/research', params: { schoolId: id } }),
  }))
}

/**
 * Returns commands for colleges of the catalog that are not on the list yet, from two letters on. Each opens
 * its page.
 */
export function useCatalogCommands(typed: string): Command[] {
  const navigate = useNavigate()
  const q = typed.trim()
  const { data: entries = [] } = useQuery(query('GET /schools/list'))
  const { data: found = [] } = useQuery({
    ...query('GET /schools/catalog', { q, limit: 6 }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  })
  if (q.length < 2) return []
  return found
    .filter(({ id }) => entries.every(({ schoolId }) => schoolId !== id))
    .flatMap(({ id, unitid, name, location }) =>
      unitid === null
        ? []
        : {
            id,
            label: name,
            about: location,
            icon: IconSchool,
            run: () => void navigate({ to: '/schools/find/$unitid', params: { unitid: String(unitid) } }),
          },
    )
}

export function useAddSchoolCommand(): Command {
  const navigate = useNavigate()
  return {
    id: 'add-school',
    label: 'Add School',
    about: 'From the catalog, or by hand',
    icon: IconPlus,
    run: () => void navigate({ to: '/schools', search: { add: true } }),
  }
}
