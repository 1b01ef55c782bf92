import type { EditedDate, Preview, Template } from '@bearings/domain/tasks/templates/schema'
import { counted } from '@bearings/domain/words'
import { Accordion, Text } from '@mantine/core'
import { useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import classes from './templates.module.css'

type Props = {
  template: Template
  previews: readonly Preview[]
  edited: readonly EditedDate[]
  onEdit: (edited: EditedDate[]) => void
}

/** With more students than this, only expanded ones are rendered, because each date is a field. */
const openAtMost = 3

/** Each student's tasks with their dates, which can be changed before they are assigned. */
export function AssignmentPreview({ template, previews, edited, onEdit }: Props) {
  const [open, setOpen] = useState(() =>
    previews.length <= openAtMost ? previews.map(({ studentId }) => studentId) : [],
  )

  const withoutDeadline = previews.filter((preview) => undatedOf(template, preview, edited) > 0)
  const undated = withoutDeadline.reduce((sum, preview) => sum + undatedOf(template, preview, edited), 0)

  return (
    <section aria-label="Preview">
      <Text size="sm" c="dimmed" mb="xs">
        {counted(template.items.length, 'task')} for {counted(previews.length, 'student')}. Change a date here
        before you assign them.
      </Text>
      {undated > 0 && (
        <Text component="output" display="block" c="brass" mb="xs">
          {counted(undated, 'task')} would have no due date, for {counted(withoutDeadline.length, 'student')}{' '}
          without an application deadline that you can see: {namesOf(withoutDeadline)}.
        </Text>
      )}
      <Accordion multiple order={3} variant="separated" value={open} onChange={setOpen}>
        {previews.map((preview) => (
          <Accordion.Item key={preview.studentId} value={preview.studentId}>
            <Accordion.Control>
              <span className={classes.student}>{preview.fullName}</span>
              <span className={classes.when}>{baseInWords(preview)}</span>
            </Accordion.Control>
            <Accordion.Panel>
              {open.includes(preview.studentId) && (
                <Dates template={template} preview={preview} edited={edited} onEdit={onEdit} />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  )
}

type DatesProps = Omit<Props, 'previews'> & { preview: Preview }

function Dates({ template, preview: { studentId, fullName, dates }, edited, onEdit }: DatesProps) {
  const isThis = (itemId: string) => (each: EditedDate) =>
    each.studentId === studentId && each.itemId === itemId
  const edit = (itemId: string, value: string) =>
    onEdit([
      ...edited.filter((each) => !isThis(itemId)(each)),
      { studentId, itemId, dueOn: value === '' ? null : value },
    ])

  return (
    <ul>
      {template.items.map(({ id, title }, index) => {
        const own = edited.find(isThis(id))
        const { dueOn, moved } = dates[index]!
        return (
          <li key={id} className={classes.date}>
            <span>
              {title}
              {moved && !own && (
                <span className={classes.moved}>That day has passed, so it is due when you assign it.</span>
              )}
            </span>
            <DateField
              w={{ sm: 150 }}
              aria-label={`Due date of “${title}” for ${fullName}`}
              value={(own ? own.dueOn : dueOn) ?? ''}
              onChange={(date) => edit(id, date)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Says from which day the dates are counted, or why there is none. */
function baseInWords({ deadline, without }: Preview): string {
  if (without === 'not-shared') return 'Does not share the school list: set the dates yourself'
  if (without === 'no-deadline') return 'No application deadline ahead: set the dates yourself'
  if (!deadline) return ''
  const day = dateInWords(deadline.date)
  return deadline.title === null ? `Counted from ${day}` : `${deadline.title}, ${day}`
}

/** Counts the tasks that should be due before a deadline, but have no date. */
function undatedOf(
  { items }: Template,
  { studentId, dates }: Preview,
  edited: readonly EditedDate[],
): number {
  const own = new Map(
    edited.filter((each) => each.studentId === studentId).map(({ itemId, dueOn }) => [itemId, dueOn]),
  )
  return items.filter(({ id, dueFrom }, index) => {
    const dueOn = own.has(id) ? own.get(id) : dates[index]!.dueOn
    return dueFrom === 'deadline' && dueOn === null
  }).length
}

/** Returns "Ada, Ben and 28 more". */
function namesOf(previews: readonly Preview[]): string {
  const names = previews.slice(0, 3).map(({ fullName }) => fullName)
  return previews.length > 3 ? `${names.join(', ')} and ${previews.length - 3} more` : names.join(', ')
}
