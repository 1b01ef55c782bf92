import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { notifyFailure } from '#platform/notify.ts'
import { Icon } from '#ui/icon.tsx'
import { PrintedRoster } from './printed-roster.tsx'
import { everyone } from './roster-query.ts'
import type { RosterSearch } from './roster-search.ts'

/** Prints everyone who matches, also those whose page of the roster is not on the screen yet. */
export function PrintRoster({ search }: { search: RosterSearch }) {
  const [printed, setPrinted] = useState<AdvisedStudent[] | null>(null)
  const load = useMutation({
    mutationFn: () => everyone(search),
    onSuccess: setPrinted,
    onError: (error) => notifyFailure('Not printed', error),
  })
  useEffect(() => {
    if (!printed) return
    const end = () => setPrinted(null)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])

  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconPrinter} />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        Print
      </Button>
      {printed && createPortal(<PrintedRoster students={printed} search={search} />, document.body)}
    </>
  )
}
