import { bounds } from '@bearings/domain/navigator/options'
import type { ConversationSummary } from '@bearings/domain/navigator/schema'
import { ActionIcon, Button, Menu, Stack, TextInput } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, mutation, query } from '#platform/api.ts'
import { explain } from '#platform/explain.ts'
import { notify } from '#platform/notify.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { exportConversation } from './export.ts'
import { beginAnew, goOnWith, talkNow } from './talk.ts'
import classes from './history.module.css'

/** The conversations that were kept: to go on with, rename, save as a file, or delete. */
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
        <p>No conversations yet. What you ask is kept here, for you alone.</p>
      ) : (
        <ul className={classes.list}>
          {conversations.map((conversation) => (
            <Row key={conversation.id} conversation={conversation} onOpened={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const failed = (error: Error) =>
  notify({ color: 'coral', title: 'That did not work', message: explain(error) })

function Row({ conversation, onOpened }: { conversation: ConversationSummary; onOpened: () => void }) {
  const { id, title, updatedAt } = conversation
  const [asks, setAsks] = useState<'rename' | 'delete' | null>(null)
  const remove = useMutation({ ...mutation('DELETE /navigator/conversations/{id}'), onError: failed })

  async function open() {
    try {
      const { messages } = await call('GET /navigator/conversations/{id}', { id })
      goOnWith(id, messages)
      onOpened()
    } catch (error) {
      failed(error as Error)
    }
  }

  return (
    <li className={classes.row}>
      <button type="button" className={classes.open} onClick={() => void open()}>
        <span>{title}</span>
        <time dateTime={updatedAt}>
          {new Date(updatedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}
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
                if (talkNow().conversationId === id) beginAnew()
              },
              onSettled: () => setAsks(null),
            },
          )
        }
      >
        It is gone for good, with every answer in it.
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
  const [name, setName] = useState(title)
  const rename = useMutation({ ...mutation('PATCH /navigator/conversations/{id}'), onSuccess: onClose })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') rename.mutate({ id, title: name })
  }
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            value={name}
            maxLength={bounds.title.max}
            onChange={(event) => setName(event.currentTarget.value)}
            error={name.trim() === '' ? bounds.title.missing : rename.error && explain(rename.error)}
            data-autofocus
          />
          <Button type="submit" loading={rename.isPending} style={{ alignSelf: 'flex-end' }}>
            Save
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
