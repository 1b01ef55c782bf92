import type { RosterName } from '@bearings/domain/advising/students/schema'
import { IconUsersGroup } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'

const GroupsDialog = lazyComponent(() => import('./groups-dialog.tsx'), 'GroupsDialog')

/** The button that opens the advisor's groups; with students, to add them to groups. */
export function GroupsButton({ people }: { people?: readonly RosterName[] }) {
  usePreload(GroupsDialog.load)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <DialogButton
        variant="default"
        leftSection={<Icon of={IconUsersGroup} />}
        onClick={() => setIsOpen(true)}
      >
        Groups
      </DialogButton>
      <Suspense>
        {isOpen && <GroupsDialog onClose={() => setIsOpen(false)} {...(people && { people })} />}
      </Suspense>
    </>
  )
}
