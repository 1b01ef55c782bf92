import { lengthOf, wordsToWrite } from '@bearings/domain/essays/asked/rules'
import type { Supplements } from '@bearings/domain/essays/asked/schema'
import { additionInWords, supplementsInWords } from '@bearings/domain/essays/asked/words'
import { formatInteger } from '@bearings/domain/words'
import { Anchor, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCycle } from '#colleges/use-cycle.ts'
import { dateInWords } from '#platform/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { AskedRow } from './asked-row.tsx'
import { useAddAsked } from './use-add-asked.ts'
import { useAsked } from './use-asked.ts'
import classes from './asked-of-college.module.css'

/** What a school on the list asks for that the student has not added yet, and the button that adds it. */
export function AskedOfCollege({ entryId }: { entryId: string }) {
  const { school, essays, answered, missing } = useAsked(entryId)
  const cycle = useCycle()
  const addAsked = useAddAsked()
  if (!school || !essays || !answered) return null
  const { own } = school
  const isEarlier = own !== null && own.cycle < cycle
  const chosen = answered.filter(({ asked, answer }) => asked.need !== 'required' && !answer)
  const left = wordsToWrite(school, essays)
  const ofOwn = lengthOf(own?.essays.filter(({ need }) => need === 'required') ?? []).words
  const add = (keys?: string[]) => addAsked.mutate({ entryIds: [entryId], ...(keys && { keys }) })

  return (
    <div className={`above-2 ${classes.asked}`}>
      <p className="muted">
        {leadOf(own, cycle)}
        {left > 0 &&
          left !== ofOwn &&
          ` ${formatInteger(left)} words are left to write, shared ones included.`}
      </p>
      {missing.length > 0 && (
        <>
          <ul className={classes.list}>
            {missing.map((asked) => (
              <AskedRow key={asked.key} asked={asked} essays={essays} />
            ))}
          </ul>
          <Button
            leftSection={<Icon of={IconPlus} />}
            loading={addAsked.isPending}
            className="no-print"
            onClick={() => add()}
          >
            {additionInWords(missing.length, isEarlier)}
          </Button>
        </>
      )}
      {chosen.length > 0 && (
        <details className="above-4">
          <summary>
            {chosen.length === 1 ? 'One more is optional' : `${chosen.length} more are optional`}
          </summary>
          <ul className={classes.list}>
            {chosen.map(({ asked }) => (
              <AskedRow
                key={asked.key}
                asked={asked}
                essays={essays}
                onAdd={() => add([asked.key])}
                isAdding={addAsked.isPending}
              />
            ))}
          </ul>
        </details>
      )}
      {own && own.programs.length > 0 && <p className="secondary above-2">{own.programs.join('. ')}.</p>}
      {own?.note && <p className="secondary above-2">{own.note}.</p>}
      <Source own={own} page={school.page} />
    </div>
  )
}

function leadOf(own: Supplements | null, cycle: string): string {
  if (!own) return 'Bearings does not know what it asks beyond the form. Check its own page.'
  if (own.certainty === 'unsure') return 'What we know of its own essays is not certain. Check its own page.'
  return supplementsInWords(own, cycle)
}

function Source({ own, page }: { own: Supplements | null; page: string | null }) {
  const url = own?.source ?? page
  if (!url) return null
  const isKnown = own !== null && own.certainty !== 'unsure'
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {isKnown && 'Summarized here. '}
      <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit underline="always">
        {isKnown ? 'Its page with the official text' : 'Its page for applicants'}
      </Anchor>
      {isKnown &&
        `, ${own.certainty === 'likely' ? 'reported by others, checked' : 'read'} ${dateInWords(own.checkedOn)}`}
      {isKnown && '.'}
    </Text>
  )
}
