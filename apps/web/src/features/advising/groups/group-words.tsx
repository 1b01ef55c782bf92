import type { AdvisorGroup } from '@bearings/domain/advising/groups/schema'
import { counted } from '@bearings/domain/words'
import { Text } from '@mantine/core'

/** A group's name, and how many students are in it. */
export function GroupWords({ group: { name, students } }: { group: AdvisorGroup }) {
  return (
    <div className="shrinks wrap-anywhere">
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {counted(students, 'student')}
      </Text>
    </div>
  )
}
