import type { FoundStudent } from '@bearings/domain/advising/requests/schema'
import { Button, Stack } from '@mantine/core'
import { useId } from 'react'
import { Chip } from '#ui/chip.tsx'
import classes from '../requests/requests.module.css'

type Props = { student: FoundStudent; onAsk: () => void }

export function FoundStudentRow({ student, onAsk }: Props) {
  const { fullName, studentId, highSchool, requested } = student
  const titleId = useId()
  return (
    <li className={`cluster hairline ${classes.row}`}>
      <Stack gap={2}>
        <span className="subject" id={titleId}>
          {fullName || 'A student'}
        </span>
        <span className="secondary wrap-anywhere">
          {[`Student ID ${studentId}`, highSchool].filter(Boolean).join(' · ')}
        </span>
      </Stack>
      <div className="cluster touch-buttons gap-3 row-gap-2">
        {requested === null ? (
          <Button variant="default" aria-describedby={titleId} onClick={onAsk}>
            Send Request
          </Button>
        ) : (
          <Chip tone="brass">Request pending</Chip>
        )}
      </div>
    </li>
  )
}
