import type { Person } from '@bearings/domain/people/schema'
import { counted } from '@bearings/domain/words'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { LinkButton } from '#ui/link-button.tsx'

type Props = { person: Pick<Person, 'id' | 'fullName' | 'role'>; onLeave: () => void }

/**
 * Before an advisor is disabled or gets another role: how many students the school would leave without one, and the
 * way to hand them over first. Nothing for anyone without such students.
 */
export function StudentsLeft({ person: { id, fullName, role }, onLeave }: Props) {
  const { data } = useQuery({
    ...query('GET /advising/caseloads/{id}', { id }),
    enabled: role === 'advisor',
  })
  const all = data ? data.ofSchool + data.notJoined : 0
  if (all === 0) return null
  const students = counted(all, 'student')
  return (
    <Stack gap="sm" align="flex-start" mb="sm">
      <Text>
        The school assigned {students} to {fullName}. Hand them over first, or they are left without an
        advisor.
      </Text>
      <LinkButton
        to="/admin/people/$personId"
        params={{ personId: id }}
        hash="caseload"
        variant="default"
        onClick={onLeave}
      >
        Hand over {students}
      </LinkButton>
    </Stack>
  )
}
