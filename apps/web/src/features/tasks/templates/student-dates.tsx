import { passedUnless } from '@bearings/domain/tasks/templates/rules'
import type { EditedDate, Preview, Template } from '@bearings/domain/tasks/templates/schema'
import { DateField } from '#ui/date-field.tsx'
import classes from './templates.module.css'

type Props = {
  template: Template
  preview: Preview
  edited: readonly EditedDate[]
  onEdit: (edited: EditedDate[]) => void
  /** Whether tasks whose day has passed are not assigned. */
  leavesOut: boolean
}

/** The due dates of one student's tasks, to change before they are assigned. */
export function StudentDates({ template, preview, edited, onEdit, leavesOut }: Props) {
  const { studentId, fullName, dates } = preview
  const isPassed = passedUnless(edited)
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
        const { dueOn } = dates[index]!
        return (
          <li key={id} className={`ruled wrap-anywhere row spread ${classes.date}`}>
            <span>
              {title}
              {isPassed(studentId, dates[index]!) && (
                <span className="block text-small brass">
                  {leavesOut
                    ? 'Left out, because that day has passed. Choose a date to assign it.'
                    : 'That day has passed, so it is due when you assign it.'}
                </span>
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
