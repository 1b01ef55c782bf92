import type { RosterName } from '@bearings/domain/advising/students/schema'
import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

const GroupsDialog = lazy(async () => ({ default: (await import('./groups-dialog.tsx')).GroupsDialog }))

/** The button that opens the advisor's groups; with students, to add them to groups. */
export function GroupsButton({ people }: { people?: readonly RosterName[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon of={IconUsersGroup} />} onClick={() => setIsOpen(true)}>
        Groups
      </Button>
      <Suspense>
        {isOpen && <GroupsDialog onClose={() => setIsOpen(false)} {...(people && { people })} />}
      </Suspense>
    </>
  )
}
