import { counted } from '@bearings/domain/words'
import { Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'

type Props = { advisor: { id: string; fullName: string }; students: number; onClose: () => void }

/** The dialog in which an admin chooses who takes over an advisor's students. */
export function HandOverDialog({ advisor, students, onClose }: Props) {
  const [toId, setToId] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim().slice(0, 100), 200)
  const { data, isFetching } = useQuery({
    ...query('GET /people', { role: 'advisor', q, limit: 20 }),
    placeholderData: (before) => before,
  })
  const advisors = (data?.people ?? [])
    .filter((one) => one.id !== advisor.id && !one.isDisabled && !one.awaitsApproval && !one.eraseAfter)
    .map(({ id, fullName, email }) => ({ value: id, label: `${fullName} (${email})` }))
  const handOver = useMutation({
    ...mutation('POST /advising/moves', 'Not handed over'),
    onSuccess: ({ to, students: all }) => {
      notify({ title: 'Handed over', message: `${to.fullName} now has ${counted(all, 'more student')}.` })
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Hand over ${counted(students, 'student')}`}
      submit="Hand Over"
      isPending={handOver.isPending}
      disabled={toId === null}
      onSubmit={(event) => {
        event.preventDefault()
        if (toId !== null) handOver.mutate({ fromId: advisor.id, toId })
      }}
      onClose={onClose}
    >
      <Select
        label="To"
        placeholder="Name or email of an advisor"
        searchable
        data-autofocus
        openOnFocus={false}
        data={advisors}
        filter={({ options }) => options}
        value={toId}
        onChange={setToId}
        searchValue={typed}
        onSearchChange={setTyped}
        nothingFoundMessage={isFetching ? 'Searching…' : 'No advisor found'}
      />
      <Stack gap="xs">
        <Text size="sm">
          Open tasks and labels go with the students, who are told, and those who have not joined yet go
          along. What each of them shares stays as they chose it. Groups and comments stay with{' '}
          {advisor.fullName}, and so do notes, except those of which {advisor.fullName} has said that they go
          to a successor. Students who chose {advisor.fullName} themselves stay, too.
        </Text>
        <Text size="sm" c="dimmed">
          You can undo it for ten minutes, until the new advisor has written something.
        </Text>
      </Stack>
    </FormDialog>
  )
}
