import { hasEnded } from '@bearings/domain/advising/invites/rules'
import type { Invite } from '@bearings/domain/advising/invites/schema'
import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dayIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { CopyLink } from './copy-link.tsx'
import { EditInviteDialog } from './edit-invite-dialog.tsx'
import { endWords, stateWords } from './words.ts'
import requests from '../requests/requests.module.css'

/** An invite in the list: how many students joined with it, how long it lasts, and its actions. */
export function InviteRow({ invite }: { invite: Invite }) {
  const { timeZone } = useMe()
  const titleId = useId()
  const [open, setOpen] = useState<'change' | 'revoke' | null>(null)
  const { id, name, code, state, joined, places, createdAt, expiresAt } = invite
  const day = (instant: string) => dayIn(timeZone, instant)
  const about = [
    `${joined.toLocaleString('en-US')} of ${places.toLocaleString('en-US')} connected`,
    `Created ${day(createdAt)}`,
    `${endWords[state]} ${day(expiresAt)}`,
  ]
  return (
    <li className={`cluster hairline ${requests.row}`}>
      <Stack gap={2}>
        <Group gap={8}>
          <span className="subject" id={titleId}>
            {name}
          </span>
          {state !== 'open' && <Chip tone={stateWords[state].tone}>{stateWords[state].words}</Chip>}
        </Group>
        <span className="secondary wrap-anywhere">{about.join(' · ')}</span>
        {!hasEnded(state) && <span className="secondary wrap-anywhere">Code {code}</span>}
        {state === 'full' && (
          <span className="secondary wrap-anywhere">
            Nobody else can join until a student disconnects or you raise the number.
          </span>
        )}
      </Stack>
      {!hasEnded(state) && (
        <div className="cluster touch-buttons gap-3 row-gap-2">
          <CopyLink code={code} variant="default" describedBy={titleId} />
          <LinkButton
            to="/advisor/students/invites/$inviteId"
            params={{ inviteId: id }}
            variant="default"
            aria-describedby={titleId}
          >
            Show or Print
          </LinkButton>
          <Button variant="default" aria-describedby={titleId} onClick={() => setOpen('change')}>
            Edit
          </Button>
          <Button variant="default" aria-describedby={titleId} onClick={() => setOpen('revoke')}>
            Revoke
          </Button>
        </div>
      )}
      {open === 'change' && <EditInviteDialog invite={invite} onClose={() => setOpen(null)} />}
      {open === 'revoke' && <RevokeDialog invite={invite} onClose={() => setOpen(null)} />}
    </li>
  )
}

function RevokeDialog({ invite: { id, name }, onClose }: { invite: Invite; onClose: () => void }) {
  const revoke = useMutation({
    ...sentNow('POST /advising/invites/{id}/revoke', 'The invite was not revoked'),
    onSuccess: () => {
      notify({ title: 'Invite revoked', message: `No one can join with “${name}” anymore.` })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={`Revoke “${name}”?`}
      action="Revoke"
      isPending={revoke.isPending}
      onCancel={onClose}
      onConfirm={() => revoke.mutate({ id })}
    >
      Its link and code stop working immediately. Students who have joined stay connected with you.
    </ConfirmDialog>
  )
}
