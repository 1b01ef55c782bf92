import { formatInteger } from '@bearings/domain/words'
import { Stack, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { NotJoinedList } from './not-joined-list.tsx'

/** A chip for the students of the school who have not joined yet; pressed, it lists them. None, and it is not there. */
export function NotJoinedYet() {
  const { data: school } = useQuery(query('GET /school'))
  const { data: expected = [] } = useQuery({
    ...query('GET /advising/not-joined'),
    enabled: Boolean(school?.school),
  })
  const [isOpen, setIsOpen] = useState(false)
  if (expected.length === 0) return null
  return (
    <Stack gap="sm" align="flex-start" className="no-print">
      <UnstyledButton
        className="pill"
        aria-expanded={isOpen}
        aria-controls="not-joined"
        onClick={() => setIsOpen(!isOpen)}
      >
        Not joined yet <span className="pill-count">{formatInteger(expected.length)}</span>
      </UnstyledButton>
      {isOpen && <NotJoinedList expected={expected} />}
    </Stack>
  )
}
