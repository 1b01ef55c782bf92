import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { Icon } from '#ui/icon.tsx'

const CreateTaskDialog = lazyComponent(() => import('../details/create-task-dialog.tsx'), 'CreateTaskDialog')

/** A button that assigns a task to this student. */
export function CreateTaskButton({ student }: { student: TaskPerson }) {
  usePreload(CreateTaskDialog.load)
  const [creating, setCreating] = useState(false)
  return (
    <>
      <Button leftSection={<Icon of={IconPlus} />} onClick={() => setCreating(true)}>
        Create Task
      </Button>
      <Suspense>
        {creating && <CreateTaskDialog students={[student]} onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}
