import { faultInDueDate } from '@bearings/domain/calendar-dates'
import type { PassedChoice } from '@bearings/domain/tasks/options'
import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { faultInStudents } from '@bearings/domain/tasks/students'
import { countPassed, countsFromDeadline, wrongDateIn } from '@bearings/domain/tasks/templates/rules'
import type { EditedDate, Preview, Template } from '@bearings/domain/tasks/templates/schema'
import { counted } from '@bearings/domain/words'
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { DateField } from '#ui/date-field.tsx'
import { StudentSelect } from '../details/student-select.tsx'
import { useIsAddingGroup } from '../details/use-add-group.ts'
import { namesOf } from '../words.ts'
import { AssignmentPreview } from './assignment-preview.tsx'
import { useAssign, usePreview } from './use-templates.ts'
import { wrongInWords } from './words.ts'

type Props = {
  template: Template
  /** If given, the form does not ask for students. */
  students?: readonly TaskPerson[]
  onBack: () => void
  onAssigned: () => void
}

/**
 * The form that assigns a template's tasks to students: to whom, counted from which day, with a preview of
 * the dates.
 */
export function AssignTemplate({ template, students, onBack, onAssigned }: Props) {
  const [edited, setEdited] = useState<EditedDate[]>([])
  const [passed, setPassed] = useState<PassedChoice>('keep')
  const [isWrongSent, setWrongSent] = useState(false)
  const preview = usePreview()
  // What was chosen for a student stays when the choices above change, and goes with the student.
  const shownEdited = edited.filter(({ studentId }) =>
    preview.data?.some((each) => each.studentId === studentId),
  )
  const wrong = isWrongSent ? wrongDateIn(shownEdited) : undefined
  const assign = useAssign()
  const isAddingGroup = useIsAddingGroup()
  const form = useCheckedForm({
    initialValues: {
      studentIds: students?.map(({ id }) => id) ?? [],
      base: 'next' as 'next' | 'day',
      day: '',
    },
    validate: {
      studentIds: (ids) => faultInStudents(ids),
      day(day, { base }) {
        if (base === 'next') return null
        return day === '' ? 'Choose a date.' : faultInDueDate(day)
      },
    },
    // A different choice needs a new preview.
    onValuesChange() {
      preview.reset()
    },
    transformValues: ({ studentIds, base, day }) => ({
      id: template.id,
      studentIds,
      deadline: base === 'next' ? ('next' as const) : day,
    }),
  })

  const submit = form.onSubmit((assignment) => {
    const isWrong = wrongDateIn(shownEdited) !== undefined
    setWrongSent(isWrong)
    if (isWrong) return
    if (preview.data)
      assign.mutate(
        { ...assignment, edited: shownEdited, passed },
        { onSuccess: onAssigned, onError: form.showRefusal },
      )
    else preview.mutate(assignment, { onError: form.showRefusal })
  })

  const tasks = preview.data ? numberOf(preview.data, shownEdited, passed) : 0

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {students ? (
          <Text>For {namesOf(students)}</Text>
        ) : (
          <StudentSelect isFirst {...form.getInputProps('studentIds')} />
        )}
        {countsFromDeadline(template.items) && (
          <Radio.Group label="Count the dates from" {...form.getInputProps('base')}>
            <Stack gap="xs" mt="xs">
              <Radio value="next" label="Each student’s next application deadline" />
              <Radio value="day" label="The same day for all" />
            </Stack>
          </Radio.Group>
        )}
        {form.values.base === 'day' && (
          <DateField label="Deadline" maw={{ sm: 240 }} {...form.getInputProps('day')} />
        )}
        {preview.data && (
          <AssignmentPreview
            template={template}
            previews={preview.data}
            edited={shownEdited}
            onEdit={setEdited}
            passed={passed}
            onPassed={setPassed}
          />
        )}
        {/* The date may be in a student's part that is collapsed. */}
        <Text component="output" display="block" c="coral">
          {wrong && preview.data && wrongInWords(wrong, { template, previews: preview.data })}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Button
            type="submit"
            disabled={preview.data !== undefined && tasks === 0}
            loading={preview.isPending || assign.isPending || isAddingGroup}
          >
            {preview.data ? `Assign ${counted(tasks, 'Task')}` : 'Preview'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function numberOf(previews: readonly Preview[], edited: readonly EditedDate[], passed: PassedChoice): number {
  const all = previews.reduce((sum, { dates }) => sum + dates.length, 0)
  return passed === 'leave-out' ? all - countPassed(previews, edited).tasks : all
}
