import type { EntryPage } from '@bearings/domain/list/schema'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'

const MailDialog = lazyComponent(() => import('./mail-dialog.tsx'), 'MailDialog')

/** The button for a college's mail, which loads what reads it. */
export function PasteMail({ entry }: { entry: EntryPage }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" color="sea" size="compact-sm" onClick={() => setOpen(true)}>
        Paste an Email
      </Button>
      <Suspense>{isOpen && <MailDialog entry={entry} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
