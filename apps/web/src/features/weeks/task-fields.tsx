import { bounds, mostTasks } from '@bearings/domain/weeks/options'
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { newId } from '#platform/new-id.ts'
import { Icon } from '#ui/icon.tsx'
import { addBehind, isFull, linesOf, pasteInto, type WeekForm, without } from './week-form.ts'
import classes from './weekly-log.module.css'

export type TaskFieldsHandle = { focusFirst: () => void }

type Props = {
  ref: Ref<TaskFieldsHandle>
  form: CheckedForm<WeekForm>
  /** Called when the only task is removed, to move the focus elsewhere. */
  onLeave: () => void
}

/** A field for each task. Enter adds the next one, Backspace in an empty one removes it. */
export function TaskFields({ ref, form, onLeave }: Props) {
  const inputs = useRef(new Map<string, HTMLInputElement>())
  /** The task whose field takes the focus once it is rendered. */
  const awaited = useRef<string | null>(null)
  const { values } = form
  const { tasks } = values
  const onChange = (next: (now: WeekForm) => WeekForm) => form.setValues(next(form.getValues()))

  function add(behind: string | null) {
    const id = newId()
    awaited.current = id
    onChange((now) => addBehind(now, behind, id))
  }

  function remove(id: string) {
    const at = tasks.findIndex((task) => task.id === id)
    const neighbor = tasks[at - 1] ?? tasks[at + 1]
    if (neighbor) inputs.current.get(neighbor.id)?.focus()
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
    // Enter also confirms a word in Japanese or Chinese input.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit()
      else if (!isFull(values)) add(id)
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
    <Stack gap={8}>
      {tasks.map(({ id }, index) => (
        <Group key={id} gap={4} wrap="nowrap">
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
            flex={1}
            aria-label={`Task ${index + 1}`}
            placeholder="What needs doing?"
            maxLength={bounds.task.max}
            enterKeyHint="next"
            {...form.getInputProps(`tasks.${index}.text`)}
            onKeyDown={(event) => onKeyDown(event, id)}
            onPaste={(event) => onPaste(event, id)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            className={`as-control ${classes.fieldRemove}`}
            aria-label={`Remove task ${index + 1}`}
            onClick={() => remove(id)}
          >
            <Icon of={IconX} />
          </ActionIcon>
        </Group>
      ))}
      <div>
        <Button
          variant="light"
          color="sea"
          size="sm"
          className={classes.control}
          leftSection={<Icon of={IconPlus} />}
          disabled={isFull(values)}
          onClick={() => add(tasks.at(-1)?.id ?? null)}
        >
          Add Task
        </Button>
        {isFull(values) && (
          <Text size="sm" c="var(--ink-2)" mt={4}>
            A week can have up to {mostTasks} tasks.
          </Text>
        )}
      </div>
    </Stack>
  )
}
