import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { Button } from '@mantine/core'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

const CreateTaskDialog = lazy(async () => ({
  default: (await import('../details/create-task-dialog.tsx')).CreateTaskDialog,
}))
const TemplatesDialog = lazy(async () => ({
  default: (await import('../templates/templates-dialog.tsx')).TemplatesDialog,
}))

type Props = {
  students: readonly TaskPerson[]
  /** Called after something was assigned. */
  onDone: () => void
}

/** Buttons that assign a task, or a template's tasks, to the selected students. */
export function AssignToSelected({ students, onDone }: Props) {
  const [open, setOpen] = useState<'task' | 'template' | null>(null)
  const props = { students, onDone, onClose: () => setOpen(null) }
  return (
    <>
      <Button variant="default" leftSection={<Icon of={IconTemplate} />} onClick={() => setOpen('template')}>
        Apply Template
      </Button>
      <Button leftSection={<Icon of={IconPlus} />} onClick={() => setOpen('task')}>
        Create Task
      </Button>
      <Suspense>
        {open === 'task' && <CreateTaskDialog {...props} />}
        {open === 'template' && <TemplatesDialog {...props} />}
      </Suspense>
    </>
  )
}
