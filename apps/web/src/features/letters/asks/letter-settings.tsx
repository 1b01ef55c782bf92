import { bragQuestions, waiverWords } from '@bearings/domain/letters/options'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { useLetters } from './use-letters.ts'

const BragSheetDialog = lazyComponent(() => import('./brag-sheet-dialog.tsx'), 'BragSheetDialog')
const WaiverDialog = lazyComponent(() => import('./waiver-dialog.tsx'), 'WaiverDialog')

/** What the student writes and chooses once for all letters. */
export function LetterSettings() {
  const { waiver, bragSheet } = useLetters()
  const [open, setOpen] = useState<'bragSheet' | 'waiver' | null>(null)
  const answered = Object.values(bragSheet).filter((answer) => answer !== '').length
  return (
    <Card component="section" aria-labelledby="letter-settings">
      <Stack gap="md">
        <Title order={2} id="letter-settings">
          For those you ask
        </Title>
        <Group justify="space-between" gap="sm">
          <Text flex="1 1 16rem">
            <strong>Brag sheet.</strong>{' '}
            {answered === 0
              ? 'A few questions that help somebody write about you. You attach it when you ask.'
              : `${answered} of ${bragQuestions.length} questions answered. Whoever you asked keeps what you attached.`}
          </Text>
          <Button variant="default" onClick={() => setOpen('bragSheet')}>
            {answered === 0 ? 'Write Brag Sheet' : 'Edit Brag Sheet'}
          </Button>
        </Group>
        {waiver !== null && (
          <Group justify="space-between" gap="sm">
            <Text flex="1 1 16rem">
              <strong>Reading your letters.</strong> {waiverWords[waiver]}.
            </Text>
            <Button variant="default" onClick={() => setOpen('waiver')}>
              Change Answer
            </Button>
          </Group>
        )}
      </Stack>
      <Suspense>
        {open === 'bragSheet' && <BragSheetDialog bragSheet={bragSheet} onClose={() => setOpen(null)} />}
        {open === 'waiver' && waiver && <WaiverDialog waiver={waiver} onClose={() => setOpen(null)} />}
      </Suspense>
    </Card>
  )
}
