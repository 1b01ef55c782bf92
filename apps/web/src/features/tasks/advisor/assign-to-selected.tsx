import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'

const CreateTaskDialog = lazyComponent(() => import('../details/create-task-dialog.tsx'), 'CreateTaskDialog')
const TemplatesDialog = lazyComponent(() => import('../templates/templates-dialog.tsx'), 'TemplatesDialog')

type Props = {
  students: readonly TaskPerson[]
  /** Called after something was assigned. */
  onDone: () => void
}

/** Buttons that assign a task, or a template's tasks, to the selected students. */
export function AssignToSelected({ students, onDone }: Props) {
  usePreload(CreateTaskDialog.load)
  usePreload(TemplatesDialog.load)
  const [open, setOpen] = useState<'task' | 'template' | null>(null)
  const props = { students, onDone, onClose: () => setOpen(null) }
  return (
    <>
      <DialogButton
        variant="default"
        leftSection={<Icon of={IconTemplate} />}
        onClick={() => setOpen('template')}
      >
        Apply Template
      </DialogButton>
      <DialogButton leftSection={<Icon of={IconPlus} />} onClick={() => setOpen('task')}>
        Create Task
      </DialogButton>
      <Suspense>
        {open === 'task' && <CreateTaskDialog {...props} />}
        {open === 'template' && <TemplatesDialog {...props} />}
      </Suspense>
    </>
  )
}
