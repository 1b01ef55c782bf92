import { promptInWords, promptSetsFor } from '@bearings/domain/library/rules'
import { yearsInWords } from '@bearings/domain/words'
import { Anchor, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import type { School } from './details-fields.tsx'

type Props = {
  schools: readonly School[]
  entryId: string
  onPick: (details: { promptName: string; wordLimit: string }) => void
}

/**
 * A select with the school's prompts, as far as we have them. It fills in prompt and limit, and links to the
 * official text.
 */
export function PromptPicker({ schools, entryId, onPick }: Props) {
  const { data } = useQuery(query('GET /library/essays'))
  const [picked, setPicked] = useState('')
  const school = schools.find(({ id }) => id === entryId)
  const onList = schools.flatMap(({ unitid }) => unitid ?? [])
  const isByHand = school !== undefined && school.unitid === null
  const sets = data && !isByHand ? promptSetsFor(data.sets, school?.unitid ?? null, onList) : []
  if (sets.length === 0) return null
  const set = sets.find(({ prompts }) => prompts.some(({ id }) => id === picked)) ?? sets[0]!

  return (
    <NativeSelect
      label="Start from a prompt"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={sets.some(({ prompts }) => prompts.some(({ id }) => id === picked)) ? picked : ''}
      data={[
        { value: '', label: 'Type my own' },
        ...sets.map(({ name, prompts }) => ({
          group: name,
          items: prompts.map(({ id, text, limit }) => ({ value: id, label: `${text} (${limit})` })),
        })),
      ]}
      description={
        <>
          {set.note} Summarized here, for {yearsInWords(set.cycle)}.{' '}
          <Anchor href={set.url} target="_blank" rel="noopener noreferrer" inherit underline="always">
            The official text
          </Anchor>
          , last read on {dateInWords(set.checkedOn)}.
        </>
      }
      onChange={({ currentTarget: { value } }) => {
        setPicked(value)
        const prompt = sets.flatMap(({ prompts }) => prompts).find(({ id }) => id === value)
        if (prompt) onPick({ promptName: promptInWords(prompt), wordLimit: String(prompt.words ?? '') })
      }}
    />
  )
}
