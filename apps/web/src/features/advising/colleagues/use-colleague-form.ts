import { faultInEmail } from '@bearings/domain/field-bounds'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'

export function useColleagueForm() {
  return useCheckedForm({
    initialValues: { email: '' },
    validate: { email: (email) => faultInEmail(email) },
    transformValues: ({ email }) => ({ email: email.trim() }),
  })
}
