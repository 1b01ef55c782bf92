import { IconSchool } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'

const SuggestDialog = lazyComponent(() => import('./suggest-dialog.tsx'), 'SuggestDialog')

type Props = { students: readonly { id: string; fullName: string }[]; onDone?: () => void }

export function SuggestButton({ students, onDone }: Props) {
  usePreload(SuggestDialog.load)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <DialogButton variant="default" leftSection={<Icon of={IconSchool} />} onClick={() => setOpen(true)}>
        Suggest a College
      </DialogButton>
      <Suspense>
        {isOpen && <SuggestDialog students={students} onClose={close} {...(onDone && { onDone })} />}
      </Suspense>
    </>
  )
}
