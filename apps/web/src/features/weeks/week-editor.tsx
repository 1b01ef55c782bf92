import { bounds } from '@bearings/domain/weeks/options'
import type { Week } from '@bearings/domain/weeks/schema'
import { Button, Group, Text, Textarea } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { draftOf } from '#platform/drafts/drafts.ts'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { newId } from '#platform/new-id.ts'
import { notify } from '#platform/notify.ts'
import { useMe } from '#platform/session/me.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { draftKey } from './editing.ts'
import { LateDraft } from './late-draft.tsx'
import { TaskFields, type TaskFieldsHandle } from './task-fields.tsx'
import { useSaveWeek } from './use-save-week.ts'
import { formOf, type WeekForm, weekRules, withTyped } from './week-form.ts'
import classes from './weekly-log.module.css'

type Props = {
  week: Week
  /** The notification after saving. */
  title: string
  /** Whether the person opened the editor, so that it takes the focus. */
  focused: boolean
  canClose: boolean
  onClose: () => void
  /** Called to keep the editor open, or to show it again after its changes were discarded and restored. */
  onReopen: () => void
}

/**
 * The form for one week's goal and tasks. What is typed stays on this device until it is saved or discarded.
 */
export function WeekEditor({ week, title, focused, canClose, onClose, onReopen }: Props) {
  const { userId } = useMe()
  const key = draftKey(week.weekStartDate)
  const { form, draft } = useDraftForm(key, formOf(week), weekRules)
  const goal = useRef<HTMLTextAreaElement>(null)
  const tasks = useRef<TaskFieldsHandle>(null)
  const sent = useRef(form.values)
  const save = useSaveWeek(() => {
    draft.settle(sent.current)
    notify({ title })
    onClose()
  })

  // oxlint-disable-next-line react/exhaustive-deps -- only when the editor opens.
  useEffect(() => void (focused && goal.current?.focus()), [])

  const submit = form.onSubmit(({ weekGoal, ...tasksSent }) => {
    if (save.isPending) return
    sent.current = form.getValues()
    const begun = draftOf<WeekForm>(userId, key)?.basedOn
    const before = begun === undefined ? formOf(week) : (JSON.parse(begun) as WeekForm)
    const changes = { ...tasksSent, ...(weekGoal !== before.weekGoal && { weekGoal }) }
    save.mutate({ start: week.weekStartDate, ...changes }, { onError: form.showRefusal })
  })

  function cancel() {
    const typed = draft.unsaved
    const takeBack = draft.discard()
    onClose()
    if (!typed) return
    notifyWithUndo('Changes discarded', () => {
      takeBack()
      onReopen()
    })
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit()
    else tasks.current?.focusFirst()
  }

  return (
    <form onSubmit={submit} className="container">
      <LateDraft
        start={week.weekStartDate}
        onAdd={(typed) => {
          form.setValues(withTyped(form.getValues(), typed, newId))
          onReopen()
        }}
        onDiscard={onReopen}
      />
      <div
        className={`stack gap-3 ${classes.editor}`}
        data-short={form.values.tasks.length === 0 || undefined}
      >
        <Textarea
          ref={goal}
          label="Week Goal"
          placeholder="Write down a goal"
          autosize
          minRows={1}
          maxLength={bounds.goal.max}
          {...form.getInputProps('weekGoal')}
          onKeyDown={onKeyDown}
        />
        <TaskFields ref={tasks} form={form} onLeave={() => goal.current?.focus()} />
        {draft.changedElsewhere && (
          <Text size="sm" c="var(--ink-2)" className={`whole-row ${classes.remark}`}>
            This week was changed in another window. Saving keeps the tasks that were added there.
          </Text>
        )}
        {!draft.onDevice && (
          <Text size="sm" c="var(--ink-2)" className={`whole-row ${classes.remark}`}>
            This device cannot store what you type. Save before you close the page.
          </Text>
        )}
        <Group gap="xs">
          <Button type="submit" variant="light" color="sea" loading={save.isPending}>
            Save
          </Button>
          {(canClose || draft.unsaved) && (
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          )}
          {draft.unsaved && (
            <Text size="sm" c="var(--ink-2)">
              Not saved yet
            </Text>
          )}
        </Group>
      </div>
    </form>
  )
}
