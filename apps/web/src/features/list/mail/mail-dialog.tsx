import type { EntryPage } from '@bearings/domain/list/schema'
import { counted } from '@bearings/domain/words'
import { useState } from 'react'
import { FormDialog } from '#ui/form-dialog.tsx'
import { MailFindings } from './mail-findings.tsx'
import { MailText } from './mail-text.tsx'
import { useMail } from './use-mail.ts'

/** A mail of a college is pasted and read on this device, and the student takes what follows from it. */
export function MailDialog({ entry, onClose }: { entry: EntryPage; onClose: () => void }) {
  const [text, setText] = useState('')
  const mail = useMail(entry, text)

  return (
    <FormDialog
      title={`An email from ${entry.name}`}
      submit={mail.taken.length > 0 ? `Take ${counted(mail.taken.length, 'Change')}` : 'Take Changes'}
      disabled={mail.taken.length === 0}
      isChanged={text !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        mail.take()
        onClose()
      }}
    >
      <MailText
        label="The email"
        description="Pasted, or from a file (.eml). Read on this device, neither stored nor sent."
        data-autofocus
        value={text}
        onChange={setText}
      />
      {mail.reading && (
        <MailFindings
          reading={mail.reading}
          proposals={mail.proposals}
          left={mail.left}
          onToggle={mail.toggle}
        />
      )}
    </FormDialog>
  )
}
