import { documentName } from '@bearings/domain/files/options'
import { faultInName } from '@bearings/domain/files/rules'
import type { StoredDocument } from '@bearings/domain/files/schema'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { mutation } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { FormDialog } from '#ui/form-dialog.tsx'

type Props = { document: StoredDocument; onClose: () => void }

/** The dialog that renames a document. The file extension stays. */
export function RenameDialog({ document: { id, name }, onClose }: Props) {
  const form = useCheckedForm({ initialValues: { name }, validate: { name: faultInName } })
  const renaming = useMutation({
    ...mutation('PATCH /documents/{id}'),
    onSuccess: onClose,
    onError: (error) => form.setFieldError('name', explain(error)),
  })
  return (
    <FormDialog
      title="Rename document"
      submit="Rename"
      isPending={renaming.isPending}
      onClose={onClose}
      onSubmit={form.onSubmit((values) => renaming.mutate({ id, name: values.name.trim() }))}
    >
      <TextInput label="Name" maxLength={documentName.max} data-autofocus {...form.getInputProps('name')} />
    </FormDialog>
  )
}
