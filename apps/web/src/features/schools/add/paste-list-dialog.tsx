import { isLikelyMatch, mostPasted, readPasted } from '@bearings/domain/schools/list/pasted'
import type { NewEntry } from '@bearings/domain/schools/list/schema'
import { counted } from '@bearings/domain/words'
import { Alert, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { query } from '#platform/api.ts'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { useAddAll } from '../use-add-all.ts'
import { PastedRow } from './pasted-row.tsx'
import { usePastedMatches } from './use-pasted-matches.ts'
import classes from './paste-list-dialog.module.css'

const nothing = { text: '' }
/** The longest text, in characters: enough for sixty schools with notes. More was copied by mistake. */
const longest = 20_000

/** The dialog that imports a pasted list. It shows which college each line means before anything is added. */
export function PasteListDialog({ onClose }: { onClose: () => void }) {
  const { form, draft } = useDraftForm('schools.paste', nothing)
  const text = useDeferredValue(form.values.text)
  const schools = useMemo(() => readPasted(text), [text])
  const names = useMemo(() => schools.map(({ name }) => name), [schools])
  const { matches, hasFailed } = usePastedMatches(names)
  /** The colleges chosen instead of the likeliest, by the pasted name; `null` leaves the line out. */
  const [chosen, setChosen] = useState<Record<string, number | null>>({})
  const { data: entries = [] } = useQuery(query('GET /schools/list'))
  const listed = new Set(entries.map(({ unitid }) => unitid))
  const addAll = useAddAll()

  const rows = schools.map((school) => {
    const found = matches.get(school.name)
    const [first] = found ?? []
    const likeliest = first && isLikelyMatch(school.name, first.name) ? first.unitid : null
    const choice = chosen[school.name]
    return { school, found, unitid: choice === undefined ? likeliest : choice }
  })
  const toAdd = new Map<number, NewEntry>()
  for (const { school, unitid } of rows)
    if (unitid !== null && !listed.has(unitid) && !toAdd.has(unitid))
      toAdd.set(unitid, {
        unitid,
        ...(school.plan && { plan: school.plan }),
        ...(school.status && { status: school.status }),
      })

  return (
    <FormDialog
      title="Paste a list"
      submit={toAdd.size === 0 ? 'Add to My List' : `Add ${counted(toAdd.size, 'School')}`}
      isPending={addAll.isPending}
      disabled={toAdd.size === 0}
      onClose={onClose}
      onCancel={() => {
        draft.discard()
        onClose()
      }}
      onSubmit={form.onSubmit((sent) => {
        addAll.mutate([...toAdd.values()], {
          onSuccess: () => {
            draft.settle(sent)
            onClose()
          },
        })
      })}
    >
      <RestoredNotice {...draft} />
      <Textarea
        label="Your schools, one on each line"
        description="From your notes, a spreadsheet or an email. A plan and a status beside the name, such as ED2 and Submitted, are added too; dates and majors are not."
        placeholder={'Tufts (ED2)\nOhio State\nUC Davis'}
        autosize
        minRows={4}
        maxRows={8}
        maxLength={longest}
        data-autofocus
        {...form.getInputProps('text')}
      />
      {hasFailed && (
        <Alert color="coral" role="alert">
          The colleges cannot be looked up right now. Your list stays here; try again in a moment.
        </Alert>
      )}
      {rows.length > 0 && !hasFailed && (
        <ul className={classes.rows} aria-label="What each line means">
          {rows.map(({ school, found, unitid }) => (
            <PastedRow
              key={school.name}
              school={school}
              found={found}
              unitid={unitid}
              isListed={unitid !== null && listed.has(unitid)}
              onChoose={(choice) => setChosen((before) => ({ ...before, [school.name]: choice }))}
            />
          ))}
        </ul>
      )}
      {rows.length === mostPasted && (
        <Text size="sm" c="dimmed">
          Only the first {mostPasted} lines are read.
        </Text>
      )}
      {addAll.isPending && (
        <Text component="output" size="sm">
          {progressOf(addAll.variables.length, toAdd.size)}
        </Text>
      )}
    </FormDialog>
  )
}

/** Returns which school is being added; `left` have not arrived yet. */
function progressOf(all: number, left: number): string {
  return `Adding school ${Math.min(all - left + 1, all)} of ${all}…`
}
