import type { LetterSchool } from '@bearings/domain/recommenders/schema'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { useSubmitGuard } from '#platform/form/use-submit-guard.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { RecommenderFields } from './recommender-fields.tsx'
import { draftKey, nobody, onList, rules } from './recommender-form.ts'
import { useAddRecommender } from './use-recommenders.ts'

type Props = { schools: readonly LetterSchool[]; today: string; onClose: () => void }

/** The dialog that adds a recommender. What is typed stays if it is closed by accident. */
export function AddRecommenderDialog({ schools, today, onClose }: Props) {
  const { form, draft } = useDraftForm(draftKey(), nobody, rules)
  const add = useAddRecommender(() => draft.discard())
  const sending = useSubmitGuard()

  const submit = form.onSubmit((fields) => {
    if (!sending.begin()) return
    add.mutate(onList(fields, schools), {
      onSuccess: onClose,
      onError: form.showRefusal,
      onSettled: () => sending.end(),
    })
  })

  return (
    <FormDialog
      title="Add Recommender"
      submit="Add Recommender"
      isPending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
      onCancel={() => {
        draft.discard()
        onClose()
      }}
    >
      <RestoredNotice {...draft} />
      <RecommenderFields form={form} schools={schools} today={today} />
    </FormDialog>
  )
}
