import { documentKinds } from '@bearings/domain/files/options'
import type { DocumentKind, StoredDocument } from '@bearings/domain/files/schema'
import { ActionIcon, Group, NativeSelect, Switch } from '@mantine/core'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useDownload } from './use-download.ts'
import { aboutDocument, kindWords } from './words.ts'
import classes from './documents.module.css'

/** One of the person's own documents: what it is, whether the advisor sees it, and its actions. */
export function DocumentRow({ document }: { document: StoredDocument }) {
  const { id, name, kind, isShown } = document
  const { role, timeZone } = useMe()
  const [isAsking, setIsAsking] = useState(false)
  const [isRenaming, setIsRenaming] = useState(false)
  const download = useDownload(id)
  const changing = useMutation(mutation('PATCH /documents/{id}', 'Not saved'))
  const deleting = useMutation({
    ...mutation('DELETE /documents/{id}', 'Not deleted'),
    onSuccess: () => notify({ title: `${name} has been deleted` }),
    onSettled: () => setIsAsking(false),
  })
  // A choice is shown at once, and the saved one again if it could not be saved.
  const shown = { kind, isShown, ...(changing.isPending && changing.variables) }

  return (
    <li className={`stack items-center hairline pad-y-3 ${classes.document}`}>
      <div>
        <span className="wrap-anywhere strong">{name}</span>
        <span className="detail">{aboutDocument(document, timeZone)}</span>
      </div>
      <NativeSelect
        className={classes.kind!}
        aria-label={`Kind of ${name}`}
        data={documentKinds.map((value) => ({ value, label: kindWords[value] }))}
        value={shown.kind}
        onChange={({ currentTarget }) => changing.mutate({ id, kind: currentTarget.value as DocumentKind })}
      />
      {role === 'student' && (
        <Switch
          label="Show to advisor"
          aria-label={`Show ${name} to your advisor`}
          checked={shown.isShown}
          onChange={({ currentTarget }) => changing.mutate({ id, isShown: currentTarget.checked })}
        />
      )}
      <Group align="stretch" gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="sea"
          size={44}
          aria-label={`Download ${name}`}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          <Icon of={IconDownload} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="sea"
          size={44}
          aria-label={`Rename ${name}`}
          onClick={() => setIsRenaming(true)}
        >
          <Icon of={IconPencil} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="sea"
          size={44}
          aria-label={`Delete ${name}`}
          onClick={() => setIsAsking(true)}
        >
          <Icon of={IconTrash} />
        </ActionIcon>
      </Group>
      {isRenaming && <RenameDialog document={document} onClose={() => setIsRenaming(false)} />}
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          action="Delete"
          isPending={deleting.isPending}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => deleting.mutate({ id })}
        >
          {role === 'student'
            ? 'The file will be permanently deleted, for your advisor too.'
            : 'The file will be permanently deleted.'}
        </ConfirmDialog>
      )}
    </li>
  )
}
