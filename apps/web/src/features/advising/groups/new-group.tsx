import { bounds } from '@bearings/domain/advising/options'
import type { RosterName } from '@bearings/domain/advising/students/schema'
import { counted } from '@bearings/domain/words'
import { Button, Group, TextInput } from '@mantine/core'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { explain } from '#product/explain.ts'
import { focused } from '#ui/focused.ts'
import { groupRules, useAddGroup } from './use-groups.ts'

export function NewGroup({ people }: { people: readonly RosterName[] }) {
  const form = useCheckedForm({ initialValues: { name: '' }, ...groupRules })
  const add = useAddGroup()
  const create = form.onSubmit(({ name }) =>
    add.mutate(
      { name, studentIds: people.map(({ id }) => id) },
      {
        // The next name may have been begun.
        onSuccess: () => form.getValues().name === name && form.reset(),
        onError: (error) => form.setFieldError('name', explain(error)),
      },
    ),
  )
  const label = people.length === 0 ? 'New group' : `New group with ${these(people.length)}`
  return (
    <form noValidate onSubmit={create}>
      <Group align="flex-end" wrap="nowrap" gap="xs">
        <TextInput
          label={label}
          placeholder="For example, Ms. Lee’s advisory"
          maxLength={bounds.groupName.max}
          // The next name is typed right away.
          ref={add.isSuccess ? focused : undefined}
          style={{ flex: 1 }}
          {...form.getInputProps('name')}
          // The error stands above the input, so that the button, which is aligned to the input's bottom,
          // keeps its place.
          inputWrapperOrder={['label', 'error', 'input']}
        />
        <Button type="submit" loading={add.isPending}>
          Create
        </Button>
      </Group>
    </form>
  )
}

function these(students: number): string {
  return students === 1 ? 'this student' : `these ${counted(students, 'student')}`
}
