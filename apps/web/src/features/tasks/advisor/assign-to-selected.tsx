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

/** A button that assigns a task to the selected students. */
export function CreateTaskForSelected(props: Props) {
  usePreload(CreateTaskDialog.load)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DialogButton variant="default" leftSection={<Icon of={IconPlus} />} onClick={() => setOpen(true)}>
        Create Task
      </DialogButton>
      <Suspense>{isOpen && <CreateTaskDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** A button that assigns a template's tasks to the selected students. */
export function ApplyTemplate(props: Props) {
  usePreload(TemplatesDialog.load)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DialogButton variant="default" leftSection={<Icon of={IconTemplate} />} onClick={() => setOpen(true)}>
        Apply Template
      </DialogButton>
      <Suspense>{isOpen && <TemplatesDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
