import type { PassedChoice } from '@bearings/domain/tasks/options'
import { countPassed } from '@bearings/domain/tasks/templates/rules'
import type { EditedDate, Preview, Template } from '@bearings/domain/tasks/templates/schema'
import { counted } from '@bearings/domain/words'
import { Accordion, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { baseInWords, namesOf, passedInWords, toSee, toSeeInWords } from './preview-words.ts'
import { StudentDates } from './student-dates.tsx'

type Props = {
  template: Template
  previews: readonly Preview[]
  edited: readonly EditedDate[]
  onEdit: (edited: EditedDate[]) => void
  passed: PassedChoice
  onPassed: (passed: PassedChoice) => void
}

/** With more students than this, only expanded ones are rendered, because each date is a field. */
const openAtMost = 3
/** With more students to look at than this, the rest are shown on request. */
const firstShown = 12

/** What assigning would do, and each student's tasks with their dates, which can be changed before. */
export function AssignmentPreview({ template, previews, edited, onEdit, passed, onPassed }: Props) {
  const isShort = previews.length <= openAtMost
  const [open, setOpen] = useState(() => (isShort ? previews.map(({ studentId }) => studentId) : []))
  const [isAll, setAll] = useState(isShort)
  // The order is that of the first look, so that nobody moves away while their dates are changed.
  const [ordered] = useState(() => inOrder(template, previews, edited))

  const leavesOut = passed === 'leave-out'
  const due = countPassed(previews, edited)
  const seen = previews.map((preview) => ({ preview, ...toSee(template, preview, edited) }))
  const withoutDeadline = seen.filter(({ undated }) => undated > 0)
  const undated = withoutDeadline.reduce((sum, each) => sum + each.undated, 0)
  const shown = isAll ? ordered : ordered.slice(0, Math.min(firstShown, countToSee(template, previews)))

  return (
    <section aria-label="Preview">
      <Text size="sm" c="dimmed" mb="xs">
        {counted(template.items.length, 'task')} for {counted(previews.length, 'student')}. Change a date here
        before you assign them.
      </Text>
      {due.tasks > 0 && (
        <Group gap="sm" mb="xs">
          <Text component="output" display="block" c="brass" flex="1 1 280px">
            {passedInWords(due, leavesOut)}
          </Text>
          <SegmentedControl
            aria-label="Tasks whose day has passed"
            value={passed}
            data={[
              { value: 'leave-out', label: 'Leave those out' },
              { value: 'keep', label: 'Keep' },
            ]}
            onChange={(chosen) => onPassed(chosen as PassedChoice)}
          />
        </Group>
      )}
      {undated > 0 && (
        <Text component="output" display="block" c="brass" mb="xs">
          {counted(undated, 'task')} would have no due date, for {counted(withoutDeadline.length, 'student')}{' '}
          without an application deadline that you can see:{' '}
          {namesOf(withoutDeadline.map(({ preview }) => preview))}.
        </Text>
      )}
      <Accordion multiple order={3} variant="separated" value={open} onChange={setOpen}>
        {shown.map((preview) => (
          <Accordion.Item key={preview.studentId} value={preview.studentId}>
            <Accordion.Control>
              <span className="block strong">{preview.fullName}</span>
              <span className="faint rigid fits">{baseInWords(preview)}</span>
              <span className="block text-small brass">
                {toSeeInWords(toSee(template, preview, edited), leavesOut)}
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              {open.includes(preview.studentId) && (
                <StudentDates
                  template={template}
                  preview={preview}
                  edited={edited}
                  onEdit={onEdit}
                  leavesOut={leavesOut}
                />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {!isAll && shown.length < previews.length && (
        <Button variant="default" mt="xs" onClick={() => setAll(true)}>
          Show all {counted(previews.length, 'student')}
        </Button>
      )}
    </section>
  )
}

function hasToSee(template: Template, preview: Preview, edited: readonly EditedDate[]): boolean {
  return toSeeInWords(toSee(template, preview, edited), false) !== ''
}

/** Counts the students with something to see, whatever the advisor has changed since. */
function countToSee(template: Template, previews: readonly Preview[]): number {
  return previews.filter((preview) => hasToSee(template, preview, [])).length
}

/** Puts students with something to see first; among them, and among the others, by name. */
function inOrder(template: Template, previews: readonly Preview[], edited: readonly EditedDate[]) {
  const isFirst = (preview: Preview) => hasToSee(template, preview, edited)
  return [...previews.filter(isFirst), ...previews.filter((preview) => !isFirst(preview))]
}
