import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { useSubmitGuard } from '#platform/form/use-submit-guard.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import type { EssaysSearch } from '../list/essays-search.ts'
import { DetailsFields, type School } from './details-fields.tsx'
import { noDetails, rules } from './essay-details.ts'
import { PromptPicker } from './prompt-picker.tsx'
import { useAddEssay } from './use-add-essay.ts'

type Props = {
  /** The section from which the dialog was opened: a list entry's id, or none. */
  section: string
  schools: readonly School[]
  search: EssaysSearch
  onClose: () => void
}

/**
 * The dialog that adds an essay and opens it in the editor. What is typed stays if the dialog is closed by
 * accident.
 */
export function AddEssayDialog({ section, schools, search, onClose }: Props) {
  // Not part of the draft: the section from which the dialog was opened says which school is meant.
  // What was picked from the school's own prompts.
  const [asked, setAsked] = useState<string | null>(null)
  const [entryId, setEntryId] = useState(schools.some(({ id }) => id === section) ? section : '')
  const { form, draft } = useDraftForm('essays.new', noDetails, rules)
  const addEssay = useAddEssay(() => draft.discard())
  const sending = useSubmitGuard()
  const navigate = useNavigate()

  const submit = form.onSubmit((essay) => {
    if (!sending.begin()) return
    addEssay.mutate(
      { ...essay, asked, entryId: entryId || null },
      {
        onSuccess: ({ id }) =>
          void navigate({ to: '/essays/$essayId', params: { essayId: id }, search, replace: true }),
        onError: (error) => {
          sending.end()
          form.showRefusal(error)
        },
      },
    )
  })

  return (
    <FormDialog
      title="Add Essay"
      submit="Add Essay"
      isPending={addEssay.isPending}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <DetailsFields
        form={form}
        schools={schools}
        entryId={entryId}
        onEntry={(chosen) => {
          setEntryId(chosen)
          setAsked(null)
        }}
        picker={
          <PromptPicker
            schools={schools}
            entryId={entryId}
            onPick={({ asked: key, ...picked }) => {
              setAsked(key)
              form.setValues(picked)
            }}
          />
        }
      />
    </FormDialog>
  )
}
