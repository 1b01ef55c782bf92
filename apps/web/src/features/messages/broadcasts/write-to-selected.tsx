import { counted } from '@bearings/domain/words'
import { IconMail } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'

export const WriteDialog = lazyComponent(() => import('./write-dialog.tsx'), 'WriteDialog')

type Props = {
  students: readonly { id: string }[]
  /** Called after it was sent. */
  onDone: () => void
}

export function WriteToSelected({ students, onDone }: Props) {
  usePreload(WriteDialog.load)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DialogButton
        variant="default"
        leftSection={<Icon of={IconMail} />}
        aria-label={`Write to ${counted(students.length, 'student')}`}
        onClick={() => setOpen(true)}
      >
        Write to {students.length}
      </DialogButton>
      <Suspense>
        {isOpen && <WriteDialog students={students} onClose={() => setOpen(false)} onDone={onDone} />}
      </Suspense>
    </>
  )
}
