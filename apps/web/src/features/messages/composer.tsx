import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/messages/options'
import type { Thread } from '@bearings/domain/messages/schema'
import { Button, Checkbox, Group, Text, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { Icon } from '#ui/icon.tsx'
import { useSend } from './use-outgoing.ts'
import { firstNameOf } from './words.ts'
import classes from './messages.module.css'

const rules = { validate: { body: (text: string) => faultInText(text, bounds.body) } }
const nothing = { body: '', isUrgent: false }

/** The field for a message. What is typed is kept on this device until it is sent. */
export function Composer({ thread: { person, isNight } }: { thread: Thread }) {
  const { form, draft } = useDraftForm(`message.${person.id}`, nothing, rules)
  const { send } = useSend(person.id)
  const name = firstNameOf(person)
  const submit = form.onSubmit((typed) => {
    send({ ...typed, body: typed.body.trim() })
    draft.discard()
  })

  return (
    <form className={classes.composer} onSubmit={submit} data-bottom-bar>
      <Textarea
        aria-label={`Message to ${person.fullName}`}
        placeholder={`Write to ${name}`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={bounds.body.max}
        {...form.getInputProps('body')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <Group gap="xs" justify="space-between" mt="xs" wrap="nowrap">
        {person.role === 'student' ? (
          <Checkbox
            label="Urgent: email at night, too"
            {...form.getInputProps('isUrgent', { type: 'checkbox' })}
          />
        ) : (
          <span />
        )}
        <Button type="submit" leftSection={<Icon of={IconSend} />}>
          Send
        </Button>
      </Group>
      {isNight && !form.values.isUrgent && (
        <Text size="sm" c="dimmed" mt={4}>
          It is night where {name} is. An email waits for the morning.
        </Text>
      )}
    </form>
  )
}
