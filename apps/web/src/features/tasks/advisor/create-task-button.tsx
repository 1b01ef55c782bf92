import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

const CreateTaskDialog = lazy(async () => ({
  default: (await import('../details/create-task-dialog.tsx')).CreateTaskDialog,
}))

/** A button that assigns a task to this student. */
export function CreateTaskButton({ student }: { student: TaskPerson }) {
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
