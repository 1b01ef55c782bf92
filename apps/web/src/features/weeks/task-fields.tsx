import { longestTask, mostTasks } from '@bearings/domain/weeks/options'
import { ActionIcon, Button, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { newId } from './new-id.ts'
import { addBehind, isFull, linesOf, pasteInto, retext, type WeekForm, without } from './week-form.ts'
import classes from './weekly-log.module.css'

export type TaskFieldsHandle = { focusFirst: () => void }

type Props = {
  ref: Ref<TaskFieldsHandle>
  form: WeekForm
  onChange: (next: (form: WeekForm) => WeekForm) => void
  /** The keyboard goes back beyond the first task. */
  onLeave: () => void
}

/** A field for each task. Enter adds the next one, Backspace in an empty one removes it. */
export function TaskFields({ ref, form, onChange, onLeave }: Props) {
  const inputs = useRef(new Map<string, HTMLInputElement>())
  /** The task whose field takes the keyboard as soon as it is there. */
  const awaited = useRef<string | null>(null)
  const { tasks } = form

  function add(behind: string | null) {
    const id = newId()
    awaited.current = id
    onChange((now) => addBehind(now, behind, id))
  }

  function remove(id: string) {
    const at = tasks.findIndex((task) => task.id === id)
    const neighbour = tasks[at - 1] ?? tasks[at + 1]
    if (neighbour) inputs.current.get(neighbour.id)?.focus()
    else onLeave()
    onChange((now) => without(now, id))
  }

  useImperativeHandle(ref, () => ({
    focusFirst() {
      const [first] = tasks
      if (first) inputs.current.get(first.id)?.focus()
      else add(null)
    },
  }))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, id: string) {
    // Enter also ends the writing of a Japanese or Chinese word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit()
      else if (!isFull(form)) add(id)
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '') {
      event.preventDefault()
      remove(id)
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, id: string) {
    const lines = linesOf(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    onChange((now) =>
      pasteInto(now, id, lines, [selectionStart ?? value.length, selectionEnd ?? value.length], newId),
    )
  }

  return (
    <div className={classes.fields}>
      {tasks.map(({ id, text }, index) => (
        <div key={id} className={classes.field}>
          <TextInput
            ref={(input) => {
              if (!input) return
              inputs.current.set(id, input)
              if (awaited.current === id) {
                awaited.current = null
                input.focus()
              }
              return () => void inputs.current.delete(id)
            }}
            className={classes.fieldInput}
            aria-label={`Task ${index + 1}`}
            placeholder="What needs doing?"
            maxLength={longestTask}
            enterKeyHint="next"
            value={text}
            onChange={({ currentTarget: { value } }) => onChange((now) => retext(now, id, value))}
            onKeyDown={(event) => onKeyDown(event, id)}
            onPaste={(event) => onPaste(event, id)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.fieldRemove}
            aria-label={`Remove task ${index + 1}`}
            onClick={() => remove(id)}
          >
            <IconX size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="light"
          color="sea"
          size="sm"
          className={classes.control}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          disabled={isFull(form)}
          onClick={() => add(tasks.at(-1)?.id ?? null)}
        >
          Add Task
        </Button>
        {isFull(form) && (
          <Text size="sm" c="var(--ink-2)" mt={4}>
            A week holds up to {mostTasks} tasks.
          </Text>
        )}
      </div>
    </div>
  )
}
