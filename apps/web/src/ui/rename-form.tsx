import { faultInText, type TextBounds } from '@bearings/domain/field-bounds'
import { Button, Group, TextInput } from '@mantine/core'
import { useCheckedForm } from '../platform/form/use-checked-form.ts'
import { explain } from '../product/explain.ts'
import { focused } from './focused.ts'

type Props = {
  /** What a screen reader calls the field. */
  label?: string
  placeholder?: string
  name: string
  bounds: TextBounds
  isPending: boolean
  /** Sends the new name, and reports the outcome. */
  onRename: (name: string, callbacks: { onSuccess: () => void; onError: (error: Error) => void }) => void
  /** Called after renaming, and on cancel. */
  onDone: () => void
}

/** A form that replaces a row to rename what the row shows. */
export function RenameForm({ label = 'New name', placeholder, name: old, ...props }: Props) {
  const { bounds, isPending, onRename, onDone } = props
  const form = useCheckedForm({
    initialValues: { name: old },
    validate: { name: (name: string) => faultInText(name, bounds) },
  })
  const rename = form.onSubmit(({ name }) =>
    onRename(name, {
      onSuccess: onDone,
      onError: (error) => form.setFieldError('name', explain(error)),
    }),
  )
  return (
    <form noValidate onSubmit={rename}>
      <Group align="flex-start" wrap="nowrap" gap="xs">
        <TextInput
          aria-label={label}
          placeholder={placeholder}
          maxLength={bounds.max}
          ref={focused}
          // Escape cancels the renaming, and leaves a dialog around it open.
          data-mantine-stop-propagation="true"
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
          style={{ flex: 1 }}
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="default" loading={isPending}>
          Save
        </Button>
        <Button variant="subtle" color="sea" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
