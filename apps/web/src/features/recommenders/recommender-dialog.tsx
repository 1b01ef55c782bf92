import type { LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { useSubmitGuard } from '#platform/form/use-submit-guard.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { RecommenderFields } from './recommender-fields.tsx'
import { draftKey, formOf, nobody, onList, rules } from './recommender-form.ts'
import { useAddRecommender, useChangeRecommender } from './use-recommenders.ts'

type Props = {
  /** Whom it edits; without one, it adds one. */
  recommender: Recommender | undefined
  schools: readonly LetterSchool[]
  today: string
  onClose: () => void
}

/**
 * The dialog that adds a recommender, or edits one and their schools. What is typed stays until it is saved or discarded.
 */
export function RecommenderDialog({ recommender, schools, today, onClose }: Props) {
  const saved = recommender ? formOf(recommender) : nobody
  const { form, draft } = useDraftForm(draftKey(recommender), saved, rules)
  const add = useAddRecommender(() => draft.discard())
  const change = useChangeRecommender(() => draft.discard())
  const sending = useSubmitGuard()

  const submit = form.onSubmit((fields) => {
    if (!sending.begin()) return
    const sent = onList(fields, schools)
    const then = { onSuccess: onClose, onError: form.showRefusal, onSettled: () => sending.end() }
    if (recommender) change.mutate({ id: recommender.id, ...sent }, then)
    else add.mutate(sent, then)
  })

  return (
    <FormDialog
      title={recommender?.name ?? 'Add Recommender'}
      submit={recommender ? 'Save' : 'Add Recommender'}
      isPending={add.isPending || change.isPending}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <RestoredNotice {...draft} />
      <RecommenderFields form={form} schools={schools} today={today} />
    </FormDialog>
  )
}
