import { promptOf } from '@bearings/domain/essays/asked/rules'
import type { AskedOfSchool, Supplements } from '@bearings/domain/essays/asked/schema'
import { limitInWords } from '@bearings/domain/essays/asked/words'
import { promptInWords, promptSetsFor } from '@bearings/domain/library/rules'
import type { PromptSet } from '@bearings/domain/library/schema'
import { yearsInWords } from '@bearings/domain/words'
import { Anchor, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { useAsked } from '../asked/use-asked.ts'
import type { School } from './details-fields.tsx'

type Picked = { promptName: string; wordLimit: string; characterLimit: string; asked: string | null }
type Props = {
  schools: readonly School[]
  entryId: string
  onPick: (picked: Picked) => void
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
  const { school: known } = useAsked(entryId)
  const ofMany = data && !isByHand ? promptSetsFor(data.sets, school?.unitid ?? null, onList) : []
  const sets = [...ofMany, ...(school && known?.own ? setsOf(school.name, known.own) : [])]
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
        if (prompt) onPick(picks(prompt, known))
      }}
    />
  )
}

/** Returns a college's own prompts as a set like those that many colleges share. */
function setsOf(name: string, { essays, cycle, source, checkedOn, note }: Supplements): PromptSet[] {
  if (essays.length === 0) return []
  const prompts = essays.map((asked) => ({
    id: asked.key,
    text: promptOf(asked),
    words: asked.limit?.unit === 'words' ? asked.limit.most : null,
    limit: `${asked.need === 'required' ? '' : 'optional, '}${limitInWords(asked.limit)}`,
  }))
  return [{ id: 'own', name, cycle, url: source, checkedOn, unitids: null, note, prompts }]
}

function picks(prompt: PromptSet['prompts'][number], known: AskedOfSchool | undefined): Picked {
  const asked = known?.own?.essays.find(({ key }) => key === prompt.id)
  const { limit = null } = asked ?? {}
  return {
    promptName: asked ? promptOf(asked) : promptInWords(prompt),
    wordLimit: String(prompt.words ?? ''),
    characterLimit: limit?.unit === 'characters' ? String(limit.most) : '',
    asked: asked?.key ?? null,
  }
}
