import { applicationForms } from '@bearings/domain/colleges/options'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Anchor, Text } from '@mantine/core'

export function FilledIn({ form }: Pick<ListEntry, 'form'>) {
  if (!form) return null
  const { name } = applicationForms[form.name]
  return (
    <Text size="sm">
      Filled in at{' '}
      {form.page ? (
        <Anchor href={form.page} target="_blank" rel="noopener noreferrer" inherit underline="always">
          {name}
        </Anchor>
      ) : (
        name
      )}
    </Text>
  )
}
