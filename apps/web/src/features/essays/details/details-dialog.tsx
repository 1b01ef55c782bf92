import type { EssaySummary } from '@bearings/domain/essays/schema'
import { useQuery } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { query } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { DetailsFields } from './details-fields.tsx'
import { detailsOf, rules } from './essay-details.ts'
import { useChangeEssay } from './use-change-essay.ts'

/**
 * The dialog for an essay's prompt, limit, deadline and school. The text is not affected, not even unsaved
 * changes.
 */
export function DetailsDialog({ essay, onClose }: { essay: EssaySummary; onClose: () => void }) {
  const form = useCheckedForm({ initialValues: detailsOf(essay), ...rules })
  const { data: listed = ownSchool(essay) } = useQuery(query('GET /schools/list'))
  const changeEssay = useChangeEssay()

  const submit = form.onSubmit((changes) =>
    changeEssay.mutate({ id: essay.id, ...changes }, { onSuccess: onClose, onError: form.showRefusal }),
  )

  return (
    <FormDialog
      title="Edit prompt and deadline"
      submit="Apply"
      isPending={changeEssay.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DetailsFields
        form={form}
        schools={listed}
        entryId={form.values.entryId}
        onEntry={(entryId) => form.setFieldValue('entryId', entryId)}
      />
    </FormDialog>
  )
}

/** Returns the essay's own school, the only choice until the list is loaded. */
function ownSchool({ entryId, schoolName }: EssaySummary) {
  return entryId && schoolName ? [{ id: entryId, name: schoolName, deadline: null, unitid: null }] : []
}
