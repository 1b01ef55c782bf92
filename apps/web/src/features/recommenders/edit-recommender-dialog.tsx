import type { LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { RecommenderFields } from './recommender-fields.tsx'
import { draftKey, formOf, onList, rules } from './recommender-form.ts'
import { useChangeRecommender } from './use-recommenders.ts'

type Props = {
  recommender: Recommender
  schools: readonly LetterSchool[]
  today: string
  onClose: () => void
}

/**
 * The dialog that edits a recommender and their schools. What is typed stays until it is saved or discarded.
 */
export function EditRecommenderDialog({ recommender, schools, today, onClose }: Props) {
  const { form, draft } = useDraftForm(draftKey(recommender), formOf(recommender), rules)
  const change = useChangeRecommender(() => draft.discard())

  const submit = form.onSubmit((fields) =>
    change.mutate(
      { id: recommender.id, ...onList(fields, schools) },
      { onSuccess: onClose, onError: form.showRefusal },
    ),
  )

  return (
    <FormDialog
      title={recommender.name}
      submit="Save"
      isPending={change.isPending}
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
