import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { counted } from '@bearings/domain/words'
import { Button, Group, MultiSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { nameOf } from '../words.ts'
import { useAddGroup } from './use-add-group.ts'
import classes from './student-select.module.css'

type Props = {
  value: readonly string[]
  error?: string | undefined
  /** Whether this field takes the focus when the dialog opens. */
  isFirst?: boolean
  onChange: (studentIds: string[]) => void
  /** Identifies the field for the form. */
  'data-path'?: string
}

/** The most names that are listed; above it, only their number is shown. */
const mostNames = 25

/** The value of the option for all students who match. */
const everyMatch = 'every-match'
/** The prefix of the value of an option for a group, before the group's id. */
const ofGroup = 'group:'

/**
 * A field for one or several of the advisor's students: by name, all who match the text, a group, all who are
 * late, or everyone.
 */
export function StudentSelect({ value, error, isFirst, onChange, ...field }: Props) {
  const { data: students = [], error: failure, isPending } = useQuery(query('GET /tasks/recipients'))
  const { data: late = [] } = useQuery(query('GET /tasks/recipients', { late: 'true' }))
  const { data: groups = [] } = useQuery(query('GET /advising/groups'))
  const addGroup = useAddGroup(add)
  const [text, setText] = useState('')
  const ids = new Set(students.map(({ id }) => id))
  const chosen = value.filter((id) => ids.has(id))
  const matching = text.trim() === '' ? [] : students.filter((student) => matches(student, text))
  function add(more: readonly TaskPerson[]) {
    setText('')
    onChange([...new Set([...chosen, ...more.map(({ id }) => id)])])
  }
  const choose = (values: string[]) => {
    const group = values.find((value) => value.startsWith(ofGroup))
    if (group) addGroup.mutate(group.slice(ofGroup.length))
    else if (values.includes(everyMatch)) add(matching)
    else onChange(values)
  }

  return (
    <div>
      {chosen.length > mostNames ? (
        <Crowd
          words={
            chosen.length === students.length
              ? `All ${counted(students.length, 'student')}`
              : `${chosen.length} of ${counted(students.length, 'student')}`
          }
          error={error}
          onClear={() => onChange([])}
        />
      ) : (
        <MultiSelect
          {...field}
          label="Student"
          withAsterisk
          searchable
          hidePickedOptions
          openOnFocus={false}
          classNames={{ input: classes.students!, inputField: classes.field! }}
          {...(isFirst && { 'data-autofocus': true })}
          // A page with a thousand options is slow; typing finds the others.
          limit={50}
          searchValue={text}
          onSearchChange={setText}
          placeholder={chosen.length > 0 ? '' : isPending ? 'Loading…' : 'Choose one or several'}
          nothingFoundMessage={
            students.length === 0 ? 'You have no students yet.' : 'No student with this name.'
          }
          data={[
            // Part of the list itself, so that it can be chosen by keyboard during typing.
            ...(matching.length > 1
              ? [{ value: everyMatch, label: `All ${matching.length} matching “${text.trim()}”` }]
              : []),
            ...groups
              .filter(({ students: size }) => size > 0)
              .map(({ id, name, students: size }) => ({
                value: ofGroup + id,
                label: `Group “${name}” (${size})`,
              })),
            ...students.map((student) => ({ value: student.id, label: nameOf(student) })),
          ]}
          value={chosen}
          error={error ?? (failure && explain(failure))}
          onChange={choose}
        />
      )}
      {students.length > 1 && (
        <Group gap={4} mt={6}>
          {chosen.length < students.length && (
            <Choice words={`All ${students.length} students`} onClick={() => add(students)} />
          )}
          {late.length > 0 && chosen.length < students.length && (
            <Choice words={`All late students (${late.length})`} onClick={() => add(late)} />
          )}
          {chosen.length > 0 && chosen.length <= mostNames && (
            <Choice words="Clear" onClick={() => onChange([])} />
          )}
        </Group>
      )}
    </div>
  )
}

function Choice({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <Button variant="subtle" color="sea" size="compact-sm" mih={{ base: 44, sm: 30 }} onClick={onClick}>
      {words}
    </Button>
  )
}

/** A number of students, when they are too many to list. */
function Crowd({ words, error, onClear }: { words: string; error: string | undefined; onClear: () => void }) {
  return (
    <fieldset className="shrinks" aria-label="Student">
      <Text component="legend" size="sm" fw={500}>
        Student
      </Text>
      <Group gap="xs">
        <Text component="output" fw={600}>
          {words}
        </Text>
        <Button variant="default" size="compact-sm" mih={{ base: 44, sm: 30 }} onClick={onClear}>
          Choose others
        </Button>
      </Group>
      {error && (
        <Text size="sm" c="coral" role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  )
}

function matches(student: TaskPerson, text: string): boolean {
  return nameOf(student).toLowerCase().includes(text.trim().toLowerCase())
}
