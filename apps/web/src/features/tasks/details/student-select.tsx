import { limits } from '@bearings/domain/tasks/options'
import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { Button, MultiSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api.ts'
import { explain } from '../../../platform/explain.ts'
import classes from '../tasks.module.css'

type Props = {
  value: readonly string[]
  error?: string | undefined
  /** It has the focus when the dialog opens. */
  isFirst?: boolean
  onChange: (studentIds: string[]) => void
}

/** One or several of the advisor's students. */
export function StudentSelect({ value, error, isFirst, onChange }: Props) {
  const { data: students = [], error: failure, isPending } = useQuery(query('GET /tasks/recipients'))
  const isEveryone = students.length > 0 && value.length === students.length

  return (
    <div>
      <MultiSelect
        label="Student"
        withAsterisk
        searchable
        hidePickedOptions
        openOnFocus={false}
        classNames={{ input: classes.students!, inputField: classes.field! }}
        {...(isFirst && { 'data-autofocus': true })}
        // A page with a thousand options in it is slow; typing finds the others.
        limit={50}
        maxValues={limits.students}
        placeholder={value.length > 0 ? '' : isPending ? 'Loading…' : 'Choose one or several'}
        nothingFoundMessage={students.length === 0 ? 'You have no students yet.' : 'No student of this name.'}
        data={students.map((student) => ({ value: student.id, label: nameOf(student) }))}
        value={value.filter((id) => students.some((student) => student.id === id))}
        error={error ?? (failure && explain(failure))}
        onChange={onChange}
      />
      {students.length > 1 && students.length <= limits.students && (
        <Button
          variant="subtle"
          color="sea"
          size="compact-sm"
          mt={6}
          onClick={() => onChange(isEveryone ? [] : students.map(({ id }) => id))}
        >
          {isEveryone ? 'Choose none' : `Choose all ${students.length}`}
        </Button>
      )}
      {students.length > limits.students && (
        <Text size="sm" c="dimmed" mt={6}>
          Up to {limits.students} at once.
        </Text>
      )}
    </div>
  )
}

export function nameOf({ fullName, email }: TaskPerson): string {
  return fullName || email
}
