import { classesOn, classInWords } from '@bearings/domain/class-year'
import type { PersonPage } from '@bearings/domain/people/schema'
import { NativeSelect, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { CheckFields, checkedOf, useCheckForm } from './check-fields.tsx'

type Props = { person: PersonPage; onClose: () => void }

export function ClassDialog({ person: { id, fullName, graduationYear }, onClose }: Props) {
  const today = useToday()
  const form = useCheckForm(
    { year: graduationYear === null ? '' : String(graduationYear) },
    { year: (year: string) => (year === '' ? 'Choose a class.' : null) },
  )
  const set = useMutation({
    ...mutation('PUT /people/{id}/class', 'Not done'),
    onSuccess: () => {
      onClose()
      notify({ title: 'The class is set' })
    },
  })
  return (
    <FormDialog
      title={`Set ${fullName}’s class`}
      submit="Set Class"
      isPending={set.isPending}
      onSubmit={form.onSubmit(({ year, ...values }) =>
        set.mutate({ id, graduationYear: Number(year), ...checkedOf(values) }),
      )}
      onClose={onClose}
    >
      <Text>The dates on their list that came from the catalog move with it. The student is told.</Text>
      <NativeSelect
        label="Class"
        data={[
          { value: '', label: 'Choose a class' },
          ...classesOn(today, graduationYear).map((year) => ({
            value: String(year),
            label: classInWords(year, today),
          })),
        ]}
        {...form.getInputProps('year')}
      />
      <CheckFields form={form as never} />
    </FormDialog>
  )
}
