import type { Place } from '@bearings/domain/money/letter/glossary'
import type { LetterReading, ReadAmount } from '@bearings/domain/money/letter/read'
import { summaryOf } from '@bearings/domain/money/offers'
import { awardKinds } from '@bearings/domain/money/options'
import type { OfferTerms } from '@bearings/domain/money/schema'
import { counted, dollars } from '@bearings/domain/words'
import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { costFields, kindLabels } from '../offers/offer-form.ts'
import { firstPlaces, termsOfLetter } from './letter-terms.ts'
import classes from './letter.module.css'

type Props = { reading: LetterReading; onBack: () => void; onUse: (terms: OfferTerms) => void }

/** Every amount of a letter beside its line, and where it goes in the offer. */
export function LetterAmounts({ reading, onBack, onUse }: Props) {
  const { amounts, checks, conditions, lines } = reading
  const [places, setPlaces] = useState(firstPlaces(reading))
  const terms = termsOfLetter(amounts, places)
  const { cost, gifts, studentLoans, parentLoans, work } = summaryOf(terms)
  const wrong = checks.filter(({ said, found }) => said !== found)
  const agreeing = checks.length - wrong.length
  return (
    <Stack gap="md">
      <Text>
        Look at every amount. What the letter does not promise, or does not explain, is left out until you say
        where it belongs.
      </Text>
      {wrong.map(({ line, label, said, found }) => (
        <Alert key={line} color="brass">
          {`“${label}” is ${dollars(said)} in the letter; the amounts read come to ${dollars(found)}. Something may be missing.`}
        </Alert>
      ))}
      {agreeing > 0 && (
        <Text c="dimmed" size="sm">
          {counted(agreeing, 'total')} of the letter {agreeing === 1 ? 'agrees' : 'agree'} with the amounts
          read.
        </Text>
      )}
      <ResponsiveTable columns={['In the letter', 'A year', 'Where it belongs']}>
        {amounts.map((amount, at) => (
          <tr key={`${amount.line} ${at}`}>
            <th scope="row">
              <span className="wrap-anywhere block regular">{lines[amount.line]}</span>
              {amount.note && <span className="detail regular">{noteOf(amount)}</span>}
            </th>
            <td data-label="A year">{dollars(amount.amount)}</td>
            <td data-label="Where it belongs">
              <NativeSelect
                aria-label={`Where ${dollars(amount.amount)} of “${amount.name || 'this line'}” belongs`}
                data={choices}
                value={places[at] ?? ''}
                onChange={(event) => {
                  const place = (event.currentTarget.value || null) as Place | null
                  setPlaces(places.map((before, index) => (index === at ? place : before)))
                }}
              />
            </td>
          </tr>
        ))}
      </ResponsiveTable>
      {conditions.length > 0 && (
        <div>
          <Text fw={600}>What keeps an award, in its words</Text>
          <ul className="bullets wrap-anywhere stack gap-1 above-1">
            {conditions.map((at) => (
              <li key={at}>{lines[at]}</li>
            ))}
          </ul>
        </div>
      )}
      <output className={`figures rounded ${classes.sums}`}>
        {`Cost ${dollars(cost)}. Gifts ${dollars(gifts)}. Loans ${dollars(studentLoans + parentLoans)}, which are repaid. Work ${dollars(work)}, which is earned.`}
      </output>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button onClick={() => onUse(terms)}>Fill In the Offer</Button>
      </Group>
    </Stack>
  )
}

const labels: Record<Place, string> = {
  ...kindLabels,
  ...(Object.fromEntries(costFields.map(({ name, label }) => [name, label])) as Record<
    (typeof costFields)[number]['name'],
    string
  >),
}

const choices = [
  { value: '', label: 'Left out' },
  { group: 'Costs', items: costFields.map(({ name, label }) => ({ value: name, label })) },
  { group: 'Aid', items: awardKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })) },
]

function noteOf({ note, place, isTicked }: ReadAmount): string {
  return isTicked || place === null ? note! : `${labels[place]}? ${note}`
}
