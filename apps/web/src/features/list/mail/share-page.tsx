import { schoolOfMail } from '@bearings/domain/list/mail/addressee'
import { limits } from '@bearings/domain/list/mail/options'
import type { EntryPage } from '@bearings/domain/list/schema'
import { counted } from '@bearings/domain/words'
import { Button, Card, NativeSelect, Skeleton, Stack } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { notify } from '#platform/notify.ts'
import { query } from '#platform/queries/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { MailFindings } from './mail-findings.tsx'
import { MailText } from './mail-text.tsx'
import { takeSharedText } from './shared-text.ts'
import { useMail } from './use-mail.ts'

/** A mail of a college that was shared with the app from a phone's share sheet, or is pasted here. */
export function SharePage() {
  const { data: list, error, refetch } = useQuery(query('GET /schools/list'))
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    void takeSharedText().then((shared) => shared !== '' && setText(shared.slice(0, limits.raw)))
  }, [])
  const deferred = useDeferredValue(text)
  const likely = useMemo(() => schoolOfMail(deferred, list ?? []), [deferred, list])
  const id = chosen ?? likely?.id ?? ''

  return (
    <Stack gap="lg" maw="var(--width-text)">
      <PageHeader
        title="Read an email"
        about="From a college on your list. It is read on this device, and neither stored nor sent."
      />
      {error && <LoadError title="Error loading your schools" error={error} onRetry={refetch} isPlain />}
      {!list ? (
        !error && <Skeleton height={240} aria-busy />
      ) : list.length === 0 ? (
        <EmptyState
          icon={IconMail}
          title="No school to read it for"
          action={<LinkButton to="/schools">Open My School List</LinkButton>}
        >
          Add the colleges you apply to, and their emails can be read here.
        </EmptyState>
      ) : (
        <Card component="section" aria-label="The email">
          <Stack gap="md">
            <NativeSelect
              label="School"
              value={id}
              data={[
                { value: '', label: 'Choose' },
                ...list.map((each) => ({ value: each.id, label: each.name })),
              ]}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <MailText label="Text" value={text} onChange={setText} />
            {id !== '' && <OfSchool key={id} id={id} text={text} onTaken={() => setText('')} />}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

function OfSchool({ id, ...props }: { id: string; text: string; onTaken: () => void }) {
  const { data: entry, error, refetch } = useQuery(query('GET /schools/list/{id}', { id }))
  if (error) return <LoadError title="Error loading the school" error={error} onRetry={refetch} isPlain />
  return entry ? <Findings entry={entry} {...props} /> : null
}

function Findings({ entry, text, onTaken }: { entry: EntryPage; text: string; onTaken: () => void }) {
  const { reading, proposals, left, taken, toggle, take } = useMail(entry, text)
  if (!reading) return null
  return (
    <>
      <MailFindings reading={reading} proposals={proposals} left={left} onToggle={toggle} />
      <Button
        disabled={taken.length === 0}
        onClick={() => {
          take()
          notify({ title: `${counted(taken.length, 'change')} taken`, message: entry.name })
          onTaken()
        }}
      >
        {taken.length > 0 ? `Take ${counted(taken.length, 'Change')}` : 'Take Changes'}
      </Button>
    </>
  )
}
