import type { Offer, OfferTerms } from '@bearings/domain/money/schema'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCoin, IconFileSearch, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { schoolIn } from '../letter/letter-terms.ts'
import { tones } from './offer-bar.tsx'
import { schoolsWithoutOffer } from './offer-form.ts'
import { OfferNotes } from './offer-notes.tsx'
import { OffersTable } from './offers-table.tsx'
import classes from './offers.module.css'

const OfferDialog = lazyComponent(() => import('./offer-dialog.tsx'), 'OfferDialog')
const LetterDialog = lazyComponent(() => import('../letter/letter-dialog.tsx'), 'LetterDialog')

/** Aid letters side by side. */
export function OffersPage() {
  usePreload(OfferDialog.load)
  const { data: offers } = useSuspenseQuery(query('GET /money/offers'))
  const { data: finances } = useSuspenseQuery(query('GET /money/finances'))
  const { data: list } = useSuspenseQuery(query('GET /schools/list'))
  const [edited, setEdited] = useState<Offer | 'new' | null>(null)
  const [isReading, setReading] = useState(false)
  const [letter, setLetter] = useState<{ entryId: string | undefined; terms: OfferTerms } | null>(null)
  const [doomed, setDoomed] = useState<Offer | null>(null)
  const remove = useMutation({
    ...mutation('DELETE /money/offers/{entryId}', 'Not deleted'),
    onSuccess: () => notify({ title: 'Offer deleted' }),
  })
  const open = schoolsWithoutOffer(list, offers)
  const add = (
    <Group gap="xs" justify="center">
      <Button variant="default" leftSection={<Icon of={IconFileSearch} />} onClick={() => setReading(true)}>
        Read a Letter
      </Button>
      <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEdited('new')}>
        Add an Offer
      </Button>
    </Group>
  )

  return (
    <Stack gap="lg" maw="var(--width-wide)">
      <PageHeader
        title="Offers"
        about="Aid letters side by side. Only grants and scholarships lower the price; loans and work are yours to repay or earn."
      >
        {offers.length > 0 && (
          <Group gap="xs" className="no-print">
            <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
              Print
            </Button>
            {open.length > 0 && add}
          </Group>
        )}
      </PageHeader>
      {offers.length === 0 ? (
        <EmptyState
          icon={IconCoin}
          title="No offers yet"
          action={list.length > 0 ? add : <LinkButton to="/schools">Go to My School List</LinkButton>}
        >
          When a college on your list sends its aid letter, enter it here or have it read on this device: what
          it costs, what is a gift, and what is a loan.
        </EmptyState>
      ) : (
        <>
          <Legend />
          <OffersTable offers={offers} budget={finances.budget} onEdit={setEdited} onDelete={setDoomed} />
          <Text size="sm" c="dimmed">
            Typical earnings: the median of former students who work, from the College Scorecard, for the
            years shown. Outside scholarships may lower a grant: ask the aid office.
          </Text>
          <OfferNotes offers={offers} />
        </>
      )}
      <Suspense>
        {edited && (
          <OfferDialog
            offer={edited === 'new' ? null : edited}
            schools={open.map(({ id, name }) => ({ id, name }))}
            letter={letter}
            onClose={() => {
              setEdited(null)
              setLetter(null)
            }}
          />
        )}
        {isReading && (
          <LetterDialog
            onClose={() => setReading(false)}
            onRead={(terms, lines) => {
              setLetter({ entryId: schoolIn(lines, open)?.id, terms })
              setReading(false)
              setEdited('new')
            }}
          />
        )}
      </Suspense>
      {doomed && (
        <ConfirmDialog
          title="Delete offer"
          action="Delete"
          onCancel={() => setDoomed(null)}
          onConfirm={() => {
            remove.mutate({ entryId: doomed.entryId })
            setDoomed(null)
          }}
        >
          {`What you entered from ${doomed.schoolName}’s letter will be deleted. The school stays on your list.`}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

const parts = { gift: 'gift', loan: 'loan', work: 'work', left: 'left to pay' }

function Legend() {
  return (
    <div className={`secondary flex wrap gap-4 row-gap-1 ${classes.legend}`} aria-hidden>
      {Object.entries(parts).map(([part, words]) => (
        <span key={part}>
          <i data-part={part} data-tone={tones[part]} />
          {words}
        </span>
      ))}
    </div>
  )
}
