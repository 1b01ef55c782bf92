import { faultInText } from '@bearings/domain/field-bounds'
import { bounds, type BroadcastKind } from '@bearings/domain/messages/broadcasts/options'
import type { BroadcastPreview } from '@bearings/domain/messages/broadcasts/schema'
import { counted } from '@bearings/domain/words'
import { Button, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useSendId } from '#platform/send-id.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Preview } from './preview.tsx'

type Props = {
  students: readonly { id: string }[]
  /** The subject to begin with. */
  subject?: string
  onClose: () => void
  onDone?: () => void
}

/** The dialog in which an advisor writes to many students at once, and sees what the first of them will read. */
export function WriteDialog({ students, subject = '', onClose, onDone }: Props) {
  const id = useSendId()
  const [previewed, setPreviewed] = useState<BroadcastPreview | null>(null)
  const form = useCheckedForm({
    initialValues: {
      subject: subject.slice(0, bounds.subject.max),
      body: '',
      kind: 'threads' as BroadcastKind,
    },
    validate: {
      subject: (subject) => faultInText(subject, bounds.subject),
      body: (body) => faultInText(body, bounds.body),
    },
    onValuesChange: () => setPreviewed(null),
  })
  const studentIds = students.map((student) => student.id)
  const preview = useMutation({
    ...mutation('POST /messages/broadcasts/preview', 'No preview'),
    onSuccess: setPreviewed,
  })
  const send = useMutation({
    ...mutation('PUT /messages/broadcasts/{id}'),
    onSettled: id.onSettled,
    onSuccess: (sent) => {
      notify({ title: `Sent to ${counted(sent.students, 'student')}` })
      onClose()
      onDone?.()
    },
    onError: form.refusal('Not sent'),
  })
  const count = counted(students.length, 'student')

  return (
    <FormDialog
      title={`Write to ${count}`}
      submit={`Send to ${students.length}`}
      isPending={send.isPending}
      onSubmit={form.onSubmit((said) => send.mutate({ id: id.at(), studentIds, ...said }))}
      onClose={onClose}
    >
      <TextInput
        label="Subject"
        data-autofocus
        maxLength={bounds.subject.max}
        {...form.getInputProps('subject')}
      />
      <Textarea
        label="Message"
        description="{first name} and {next deadline} are filled in for each of them, the deadline where the list is shared with you."
        autosize
        minRows={4}
        maxRows={12}
        maxLength={bounds.body.max}
        {...form.getInputProps('body')}
      />
      <Radio.Group label="How it is sent" {...form.getInputProps('kind')}>
        <Stack gap="xs" mt={6}>
          <Radio value="threads" label="To each in their own thread, where they can answer" />
          <Radio value="announcement" label="As an announcement that asks for no answer" />
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        Nobody sees who else gets it.
      </Text>
      <div>
        <Button
          variant="default"
          size="sm"
          loading={preview.isPending}
          onClick={() => {
            const { subject, body } = form.getValues()
            if (!form.validate().hasErrors) preview.mutate({ studentIds, subject, body })
          }}
        >
          Preview
        </Button>
      </div>
      {previewed && <Preview preview={previewed} />}
    </FormDialog>
  )
}
