import type { LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RecommenderFields } from './recommender-fields.tsx'
import { formOf, onList, rules } from './recommender-form.ts'
import { useChangeRecommender } from './use-recommenders.ts'

type Props = {
  recommender: Recommender
  schools: readonly LetterSchool[]
  today: string
  onClose: () => void
}

/** Changes what is known of somebody, and which schools they write for. */
export function EditRecommenderDialog({ recommender, schools, today, onClose }: Props) {
  const form = useCheckedForm({ initialValues: formOf(recommender), ...rules })
  const change = useChangeRecommender()

  const submit = form.onSubmit((said) =>
    change.mutate(
      { id: recommender.id, ...onList(said, schools) },
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
    >
      <RecommenderFields form={form} schools={schools} today={today} />
    </FormDialog>
  )
}
