import { federalLoans } from '@bearings/domain/money/federal-loans'
import { risePercent } from '@bearings/domain/money/four-years'
import { paymentsOf, studentPaymentNote } from '@bearings/domain/money/loan-payments'
import {
  isGift,
  offerAgainstBudget,
  offerPriceText,
  type OfferSummary,
  summaryOf,
} from '@bearings/domain/money/offers'
import type { Offer } from '@bearings/domain/money/schema'
import { counted, dollars } from '@bearings/domain/words'
import { Anchor, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Chip } from '#ui/chip.tsx'
import { aboutText } from '../dollars.ts'
import { OfferBar } from './offer-bar.tsx'
import { OneAtATime } from './one-at-a-time.tsx'
import classes from './offers.module.css'

type Props = {
  offers: readonly Offer[]
  budget: number | null
  onEdit: (offer: Offer) => void
  onDelete: (offer: Offer) => void
}

type Column = { offer: Offer; summary: OfferSummary }
type Row = { label: string; note?: string; show: (column: Column) => ReactNode; isMain?: boolean }

/**
 * Offers side by side, on a phone one at a time. Only gift aid lowers the price; loans and work are listed
 * separately.
 */
export function OffersTable({ offers, budget, onEdit, onDelete }: Props) {
  const columns = offers.map((offer) => ({ offer, summary: summaryOf(offer.terms) }))
  const most = Math.max(...columns.map(({ summary }) => summary.cost))
  const [chosen, setChosen] = useState(0)
  // If the last offer was deleted, its position no longer exists.
  const at = Math.min(chosen, offers.length - 1)
  const away = (index: number) => (index === at ? undefined : true)
  const table = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard.
    <section className={`panel ${classes.frame}`} tabIndex={0} aria-label="Offers side by side">
      <table className={`wide ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">First year</th>
            {columns.map(({ offer, summary }, index) => (
              <th key={offer.entryId} scope="col" data-away={away(index)}>
                <span className="block text-name font-heading strong">{offer.schoolName}</span>
                <span className="muted text-caption regular">{offer.status}</span>
                <OfferBar summary={summary} most={most} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsFor(budget, offers).map(({ label, note, show, isMain }) => (
            <tr key={label} data-main={isMain}>
              <th scope="row">
                {label} {note && <span className="muted text-caption regular">{note}</span>}
              </th>
              {columns.map((column, index) => (
                <td key={column.offer.entryId} data-away={away(index)}>
                  {show(column)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="no-print">
            <th scope="row">The letter</th>
            {columns.map(({ offer }, index) => (
              <td key={offer.entryId} data-away={away(index)}>
                <Group gap="md" justify="flex-end">
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    aria-label={`Edit the offer from ${offer.schoolName}`}
                    onClick={() => onEdit(offer)}
                  >
                    Edit
                  </Anchor>
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    c="dimmed"
                    aria-label={`Delete the offer from ${offer.schoolName}`}
                    onClick={() => onDelete(offer)}
                  >
                    Delete
                  </Anchor>
                </Group>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
  return (
    <Stack gap="sm">
      <OneAtATime names={offers.map(({ schoolName }) => schoolName)} at={at} onMove={setChosen} />
      {table}
    </Stack>
  )
}

function rowsFor(budget: number | null, offers: readonly Offer[]): Row[] {
  const taken = (amount: number) => (amount === 0 ? '–' : dollars(0 - amount))
  return [
    { label: 'Cost of attendance', show: ({ summary }) => dollars(summary.cost) },
    {
      label: 'Grants and scholarships',
      note: 'gifts only',
      show: ({ offer, summary }) => (
        <>
          <span className="muted text-caption regular">{awardsOf(offer)}</span> {taken(summary.gifts)}
        </>
      ),
    },
    {
      label: 'Net price',
      ...(budget !== null && { note: `budget ${dollars(budget)}` }),
      isMain: true,
      show: ({ summary }) => {
        const verdict = offerAgainstBudget(summary, budget)
        return (
          <>
            <span className="block text-title font-heading strong">{offerPriceText(summary)}</span>
            {verdict && <Chip tone={verdict.isWithin ? 'kelp' : 'plain'}>{verdict.words}</Chip>}
          </>
        )
      },
    },
    {
      label: 'Student loans offered',
      note: 'to be repaid',
      show: ({ summary }) => taken(summary.studentLoans),
    },
    {
      label: 'Parent loans offered',
      note: 'parents repay',
      show: ({ summary }) => taken(summary.parentLoans),
    },
    { label: 'Work-study', note: 'to be earned', show: ({ summary }) => taken(summary.work) },
    {
      label: 'Left to pay',
      show: ({ summary: { isWhole, leftToPay } }) => (
        <strong>{`${isWhole ? '' : 'at least '}${dollars(leftToPay)}`}</strong>
      ),
    },
    {
      label: `Four years, ${risePercent}% rise a year`,
      note: 'gifts stay the same',
      show: ({ summary }) => fourYearsText(summary),
    },
    {
      label: 'Debt at graduation',
      note: 'four such years, without interest',
      show: ({ summary }) => (summary.debtAtGraduation === 0 ? '–' : dollars(summary.debtAtGraduation)),
    },
    ...paymentRows(offers),
    {
      label: 'Typical earnings',
      note: 'ten years after starting there',
      show: ({ offer }) => <Earnings {...offer} />,
    },
  ]
}

/** To where gifts end of which the letter does not say whether they come again. */
function fourYearsText({ isWhole, fourYears: { least, most } }: OfferSummary): string {
  const [from, to] = [aboutText(Math.max(0, least)), aboutText(Math.max(0, most))]
  const range = from === to ? from : `${from} to ${to.replace('about ', '')}`
  return isWhole ? range : range.replace('about', 'at least')
}

/** What loans take a month later, if any letter has such loans. */
function paymentRows(offers: readonly Offer[]): Row[] {
  const { parentPlus } = federalLoans.rates
  const rows = [
    {
      of: 'student',
      label: 'To repay a month',
      note: studentPaymentNote(offers.flatMap(({ terms }) => terms.awards)),
    },
    { of: 'parents', label: 'Parents repay a month', note: `ten years from graduation, at ${parentPlus}%` },
  ] as const
  const paid = ({ terms }: Offer) => paymentsOf(terms.awards)
  return rows
    .filter((row) => offers.some((offer) => paid(offer)[row.of] > 0))
    .map(({ of, ...row }) => ({ ...row, show: ({ offer }) => monthlyOf(paid(offer)[of]) }))
}

function monthlyOf(payment: number): string {
  return payment === 0 ? '–' : aboutText(payment)
}

/**
 * The typical earnings there, with the years they refer to, because they say nothing about today's graduates.
 */
function Earnings({ earnings, earningsYear }: Pick<Offer, 'earnings' | 'earningsYear'>) {
  if (earnings === null) return 'not published'
  return (
    <>
      {dollars(earnings)}{' '}
      {earningsYear && <small className="block muted text-caption regular">{earningsYear}</small>}
    </>
  )
}

function awardsOf({ terms }: Offer): string {
  return counted(terms.awards.filter(isGift).length, 'award')
}
