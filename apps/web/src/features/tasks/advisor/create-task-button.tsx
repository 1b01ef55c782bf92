import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'

const CreateTaskDialog = lazyComponent(() => import('../details/create-task-dialog.tsx'), 'CreateTaskDialog')

export function CreateTaskButton({ student }: { student: TaskPerson }) {
  usePreload(CreateTaskDialog.load)
  const [creating, setCreating] = useState(false)
  return (
    <>
      <DialogButton leftSection={<Icon of={IconPlus} />} onClick={() => setCreating(true)}>
        Create Task
      </DialogButton>
      <Suspense>
        {creating && <CreateTaskDialog students={[student]} onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}
