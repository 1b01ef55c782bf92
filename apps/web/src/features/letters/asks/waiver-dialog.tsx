import type { WaiverChoice } from '@bearings/domain/letters/options'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { WaiverField } from './waiver-field.tsx'

/** The dialog that changes the answer about reading the letters. */
export function WaiverDialog({ waiver, onClose }: { waiver: WaiverChoice; onClose: () => void }) {
  const [choice, setChoice] = useState(waiver)
  const save = useMutation({
    ...sentNow('PUT /letters/waiver', 'Not saved'),
    onSuccess: () => {
      notify({ title: 'Saved' })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Reading your letters"
      submit="Save"
      isChanged={choice !== waiver}
      isPending={save.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ choice })
      }}
    >
      <WaiverField value={choice} onChange={setChoice} />
    </FormDialog>
  )
}
