import { countsFromDeadline } from '@bearings/domain/tasks/templates/rules'
import type { EditedDate, Preview, Template } from '@bearings/domain/tasks/templates/schema'
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { counted } from '../../../platform/words.ts'
import { StudentSelect } from '../details/student-select.tsx'
import { AssignmentPreview } from './assignment-preview.tsx'
import { useAssign, usePreview } from './use-templates.ts'

type Props = { template: Template; onBack: () => void; onAssigned: () => void }

/** Gives the tasks of a template to students: who, counted from when, and a look at the dates before it happens. */
export function AssignTemplate({ template, onBack, onAssigned }: Props) {
  const [studentIds, setStudentIds] = useState<string[]>([])
  const [base, setBase] = useState<'next' | 'day'>('next')
  const [day, setDay] = useState('')
  const [edited, setEdited] = useState<EditedDate[]>([])
  const [errors, setErrors] = useState<{ students?: string; day?: string }>({})
  const preview = usePreview()
  const assign = useAssign()
  const asked = { id: template.id, studentIds, deadline: base === 'next' ? ('next' as const) : day }

  /** Another choice makes another preview. */
  const choose = (change: () => void) => {
    change()
    setErrors({})
    setEdited([])
    preview.reset()
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = {
      ...(studentIds.length === 0 && { students: 'Choose a student.' }),
      ...(base === 'day' && day === '' && { day: 'Choose a day.' }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    if (preview.data) assign.mutate({ ...asked, edited }, { onSuccess: onAssigned })
    else preview.mutate(asked)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <StudentSelect
          isFirst
          value={studentIds}
          error={errors.students}
          onChange={(ids) => choose(() => setStudentIds(ids))}
        />
        {countsFromDeadline(template.items) && (
          <Radio.Group
            label="Count the dates from"
            value={base}
            onChange={(chosen) => choose(() => setBase(chosen as 'next' | 'day'))}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="next" label="Each student’s next application deadline" />
              <Radio value="day" label="The same day for all" />
            </Stack>
          </Radio.Group>
        )}
        {base === 'day' && (
          <TextInput
            type="date"
            label="Deadline"
            maw={{ sm: 240 }}
            value={day}
            error={errors.day}
            onChange={({ currentTarget: { value } }) => choose(() => setDay(value))}
          />
        )}
        {preview.data && (
          <AssignmentPreview template={template} previews={preview.data} edited={edited} onEdit={setEdited} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" loading={preview.isPending || assign.isPending}>
            {preview.data ? `Assign ${counted(numberOf(preview.data), 'Task')}` : 'Preview'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function numberOf(previews: readonly Preview[]): number {
  return previews.reduce((sum, { dates }) => sum + dates.length, 0)
}
