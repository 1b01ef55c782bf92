import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { StudentIdFormatDialog } from './student-id-format-dialog.tsx'

export function StudentIdFormatButton() {
  const { data } = useQuery(query('GET /student-id-format'))
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button variant="default" disabled={!data} onClick={() => setIsOpen(true)}>
        Student ID Format
      </Button>
      {isOpen && data && <StudentIdFormatDialog format={data.format} onClose={() => setIsOpen(false)} />}
    </>
  )
}
