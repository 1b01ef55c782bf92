import { faultInEmail } from '@bearings/domain/field-bounds'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'

/** The form that names a colleague by email. */
export function useColleagueForm() {
  return useCheckedForm({
    initialValues: { email: '' },
    validate: { email: (email) => faultInEmail(email) },
    transformValues: ({ email }) => ({ email: email.trim() }),
  })
}
