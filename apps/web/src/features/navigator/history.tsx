import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/navigator/options'
import type { ConversationSummary } from '@bearings/domain/navigator/schema'
import { ActionIcon, Menu, TextInput } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayIn } from '#platform/dates.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notifyFailure } from '#platform/notify.ts'
import { call, mutation, query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { startNewChat, continueChat, currentChat } from './chat.ts'
import { exportConversation } from './export.ts'
import classes from './history.module.css'

/** The saved conversations, to continue, rename, export or delete. */
export function History({ onClose }: { onClose: () => void }) {
  const {
    data: conversations,
    error,
    refetch,
  } = useQuery({ ...query('GET /navigator/conversations'), staleTime: 0 })
  return (
    <Dialog title="Conversations" onClose={onClose}>
      {error ? (
        <LoadError title="Error loading conversations" error={error} onRetry={refetch} isPlain />
      ) : !conversations ? (
        <output>Loading conversations…</output>
      ) : conversations.length === 0 ? (
        <p>No conversations yet. What you ask is kept here, and only you can see it.</p>
      ) : (
        <ul className="stack">
          {conversations.map((conversation) => (
            <Row key={conversation.id} conversation={conversation} onOpened={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const failed = (error: Error) => notifyFailure('That did not work', error)

function Row({ conversation, onOpened }: { conversation: ConversationSummary; onOpened: () => void }) {
  const { id, title, updatedAt } = conversation
  const { timeZone } = useMe()
  const [asks, setAsks] = useState<'rename' | 'delete' | null>(null)
  const remove = useMutation({ ...mutation('DELETE /navigator/conversations/{id}'), onError: failed })

  async function open() {
    try {
      const { messages } = await call('GET /navigator/conversations/{id}', { id })
      continueChat(id, messages)
      onOpened()
    } catch (error) {
      failed(error as Error)
    }
  }

  return (
    <li className="row gap-2 ruled">
      <button
        type="button"
        className={`fill flex spread items-baseline gap-3 touch-everywhere ${classes.open}`}
        onClick={() => void open()}
      >
        <span className="truncated">{title}</span>
        <time className="caption rigid" dateTime={updatedAt}>
          {dayIn(timeZone, updatedAt)}
        </time>
      </button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={`More for ${title}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsks('rename')}>Rename</Menu.Item>
          <Menu.Item onClick={() => void exportConversation(id).catch(failed)}>Save as a file</Menu.Item>
          <Menu.Item onClick={() => setAsks('delete')}>Delete</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asks === 'rename' && <Rename conversation={conversation} onClose={() => setAsks(null)} />}
      <ConfirmDialog
        opened={asks === 'delete'}
        title="Delete this conversation?"
        action="Delete"
        isPending={remove.isPending}
        onCancel={() => setAsks(null)}
        onConfirm={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () => {
                if (currentChat().conversationId === id) startNewChat()
              },
              onSettled: () => setAsks(null),
            },
          )
        }
      >
        It will be permanently deleted, with every answer in it.
      </ConfirmDialog>
    </li>
  )
}

function Rename({
  conversation: { id, title },
  onClose,
}: {
  conversation: ConversationSummary
  onClose: () => void
}) {
  const form = useCheckedForm({
    initialValues: { title },
    validate: { title: (name) => faultInText(name, bounds.title) },
  })
  const rename = useMutation({
    ...mutation('PATCH /navigator/conversations/{id}'),
    onSuccess: onClose,
    onError: failed,
  })
  const submit = form.onSubmit((changes) => rename.mutate({ id, ...changes }, { onError: form.showRefusal }))
  return (
    <FormDialog title="Rename" submit="Save" isPending={rename.isPending} onSubmit={submit} onClose={onClose}>
      <TextInput
        label="Name"
        maxLength={bounds.title.max}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
    </FormDialog>
  )
}
