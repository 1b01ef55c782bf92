import { faultInText } from '@bearings/domain/field-bounds'
import { bounds, bragQuestions } from '@bearings/domain/letters/options'
import type { BragSheet } from '@bearings/domain/letters/schema'
import { Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'

const fault = (answer: string) => faultInText(answer, bounds.answer)
const validate = Object.fromEntries(bragQuestions.map(({ id }) => [id, fault]))

/** The dialog with the brag sheet. What is typed stays until it is saved or discarded. */
export function BragSheetDialog({ bragSheet, onClose }: { bragSheet: BragSheet; onClose: () => void }) {
  const { form, draft } = useDraftForm<BragSheet>('letters.brag-sheet', bragSheet, { validate })
  const save = useMutation({
    ...sentNow('PUT /letters/brag-sheet'),
    onSuccess: () => {
      notify({ title: 'Brag sheet saved' })
      draft.discard()
      onClose()
    },
    onError: form.refusal('Not saved'),
  })
  return (
    <FormDialog
      title="Brag sheet"
      submit="Save"
      isPending={save.isPending}
      onSubmit={form.onSubmit((answers) => save.mutate(answers))}
      onClose={onClose}
      draft={draft}
    >
      <RestoredNotice {...draft} />
      <Text size="sm" c="dimmed">
        Write in your own words; short is fine, and so is leaving one out. Only those to whom you attach it
        read it.
      </Text>
      {bragQuestions.map(({ id, question }) => (
        <Textarea
          key={id}
          label={question}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={bounds.answer.max}
          {...form.getInputProps(id)}
        />
      ))}
    </FormDialog>
  )
}
