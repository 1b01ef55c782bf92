import type { SchoolPerson } from '@bearings/domain/school/people/schema'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = { person: SchoolPerson; account: string }

/** Takes back that somebody joined with this student’s slip, once the admin has read who it was. */
export function ReleaseButton({ person: { id, givenName, familyName }, account }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const found = useQuery({ ...query('GET /people/{id}', { id: account }), enabled: isAsking })
  const who = found.data ? `${found.data.fullName} (${found.data.email})` : 'An account'
  const name = `${givenName} ${familyName}`
  const release = useMutation({
    ...mutation('POST /school/people/{id}/release', 'Not taken back'),
    onSuccess: () => {
      setIsAsking(false)
      notify({ title: 'Taken back', message: `${name} has not joined, and can be invited again.` })
    },
  })
  return (
    <>
      <Button
        variant="subtle"
        color="sea"
        size="compact-sm"
        aria-label={`Not this person: ${name}`}
        loading={isAsking && found.isPending}
        onClick={() => setIsAsking(true)}
      >
        Not this person
      </Button>
      {isAsking && !found.isPending && (
        <ConfirmDialog
          title={`Is this account not ${name}’s?`}
          action="Take Back"
          isPending={release.isPending}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => release.mutate({ id })}
        >
          {`${who} has joined as ${name}. The school’s connection with that account ends, and it loses the student ID and class of ${name}. What was written in it stays. ${name} is then not joined, and needs a new code.`}
        </ConfirmDialog>
      )}
    </>
  )
}
