import { againstBudget } from '@bearings/domain/matching/price-words'
import { risePercent } from '@bearings/domain/money/four-years'
import type { SchoolPrice } from '@bearings/domain/money/schema'
import { sentence, yearsInWords } from '@bearings/domain/words'
import { Anchor, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { aboutText } from '../dollars.ts'
import { FinancesForm } from './finances-form.tsx'
import { basisOf, exchangeWords, priceCell } from './price-words.ts'
import classes from './net-price.module.css'

const columns = ['School', 'A year', 'Four years', 'Its own calculator']

/** What each school on the list would cost this family. */
export function NetPricePage() {
  const { data: finances } = useSuspenseQuery(query('GET /money/finances'))
  const { data: prices } = useSuspenseQuery(query('GET /money/net-prices'))
  const source = prices.find((price) => price.source !== null)
  const basis = prices.some(({ price }) => price?.of === 'full-cost')
    ? 'Full cost of a year before any aid, at public colleges with the tuition for other states'
    : finances.incomeBracket === null
      ? 'Average of first-year students with federal aid; add your income bracket in your profile for yours'
      : 'Average of first-year students with federal aid whose families have your income. A bracket that spans two federal ones uses the more expensive one'
  return (
    <Stack gap="lg" maw={1100}>
      <PageHeader title="Net Price" about="What a year costs your family, at each school on your list." />
      <FinancesForm finances={finances} />
      {prices.length === 0 ? (
        <EmptyState
          icon={IconSchool}
          title="Your list is empty"
          action={
            <LinkButton to="/schools" variant="default">
              Go to My School List
            </LinkButton>
          }
        >
          See what each school you add costs families like yours.
        </EmptyState>
      ) : (
        <>
          <FirstRows rows={prices} first={5}>
            {(shown) => (
              <ResponsiveTable columns={columns} className={classes.prices}>
                {shown.map((price) => (
                  <PriceRow key={price.entryId} price={price} budget={finances.budget} />
                ))}
              </ResponsiveTable>
            )}
          </FirstRows>
          <Text size="sm" c="dimmed">
            {basis}
            {source?.year && `, ${yearsInWords(source.year)}`}
            {source && `. Source: ${source.source}`}. The four-year total assumes that the price rises{' '}
            {risePercent}% a year. Your own price can differ a lot; each college’s calculator is more
            accurate.
          </Text>
        </>
      )}
    </Stack>
  )
}

function PriceRow({ price, budget }: { price: SchoolPrice; budget: number | null }) {
  const verdict = price.price && price.price.of !== 'all' && againstBudget(price.price, budget)
  return (
    <tr>
      <th scope="row">
        <LinkAnchor
          to="/schools/$schoolId/research"
          params={{ schoolId: price.entryId }}
          fw={600}
          display="inline-block"
          py={4}
        >
          {price.name}
        </LinkAnchor>
      </th>
      <td data-label="A year">
        {verdict && <Chip tone={verdict.isWithin ? 'kelp' : 'plain'}>{verdict.words}</Chip>}{' '}
        <Text span fw={600}>
          {priceCell(price)}
        </Text>
        <Text span size="sm" c="dimmed" display="block">
          {[basisOf(price), ...exchangeWords(price)].filter(Boolean).map(sentence).join(' ')}{' '}
          {price.unitid !== null && (
            <LinkAnchor
              to="/schools/find/$unitid"
              params={{ unitid: String(price.unitid) }}
              hash="layers"
              inherit
              underline="always"
              className="no-print"
            >
              Layer by layer<VisuallyHidden>, {price.name}</VisuallyHidden>
            </LinkAnchor>
          )}
        </Text>
      </td>
      <td data-label="Four years">{price.fourYears === null ? '–' : aboutText(price.fourYears)}</td>
      <td data-label="Calculator" data-empty={price.calculatorUrl ? undefined : true}>
        {price.calculatorUrl ? (
          <Anchor
            href={price.calculatorUrl}
            target="_blank"
            rel="noreferrer"
            size="sm"
            display="inline-block"
            py={4}
          >
            Net price calculator
          </Anchor>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}
