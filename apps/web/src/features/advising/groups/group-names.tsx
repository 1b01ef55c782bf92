import type { GroupName } from '@bearings/domain/advising/groups/schema'
import { VisuallyHidden } from '@mantine/core'

/** The groups that a student is in, in small text: as many as fit, and all of them in the title. */
export function GroupNames({ groups }: { groups: readonly GroupName[] }) {
  if (groups.length === 0) return null
  const names = groups.map(({ name }) => name).join(', ')
  return (
    <span className="truncated muted text-caption regular line-16" title={names}>
      <VisuallyHidden>Groups: </VisuallyHidden>
      {names}
    </span>
  )
}
