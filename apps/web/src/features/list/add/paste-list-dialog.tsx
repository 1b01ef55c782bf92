import type { ResponseBody } from '@bearings/domain/contract'
import { mostAddedAtOnce } from '@bearings/domain/list/options'
import { readPasted, withoutLines } from '@bearings/domain/list/pasted/pasted'
import { counted } from '@bearings/domain/words'
import { Alert, Text, Textarea } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { refusalInWords, useAddAll } from '#colleges/adding/use-add-all.ts'
import { useCycle } from '#colleges/use-cycle.ts'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { PastedRow } from './pasted-row.tsx'
import { type Row, usePastedRows } from './use-pasted-rows.ts'

type Refused = ResponseBody<'POST /schools/list/additions'>['refused']

const nothing = { text: '' }
/** The longest text, in characters: enough for sixty schools with notes. More was copied by mistake. */
const longest = 20_000

/**
 * The dialog that imports a pasted list. It shows which college each line means before anything is added. Lines
 * that were not added stay in it.
 */
export function PasteListDialog({ onClose }: { onClose: () => void }) {
  const { form, draft } = useDraftForm('schools.paste', nothing)
  const text = useDeferredValue(form.values.text)
  const cycle = useCycle()
  const { rows, readRows, hasFailed, choose } = usePastedRows(text, cycle)
  /** Why schools were refused, by their names. */
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const addAll = useAddAll()
  const count = toAdd(rows).length

  return (
    <FormDialog
      title="Paste a list"
      submit={count === 0 ? 'Add to My List' : `Add ${counted(count, 'School')}`}
      isPending={addAll.isPending}
      disabled={count === 0}
      onClose={onClose}
      draft={draft}
      onSubmit={form.onSubmit((values) => {
        // The rows on the screen may be those of a text that was typed on since.
        const current = readRows(values.text)
        const sent = toAdd(current)
        if (sent.length === 0) return
        const reasonsOf = (refused: Refused) =>
          new Map(refused.map(({ index, rule }) => [sent[index]!.name, refusalInWords(rule)]))
        const restOf = (refused: Refused) => {
          const rest = withoutLines(values.text, linesDone(current, reasonsOf(refused)))
          return readPasted(rest, cycle).length === 0 ? '' : rest
        }
        const adding = addAll.mutateAsync(
          { schools: sent.map(({ entry }) => entry) },
          { onSuccess: ({ refused }) => restOf(refused) === '' && onClose() },
        )
        // Even if the page was left meanwhile.
        void adding.then(
          ({ refused }) => {
            setRefusals(reasonsOf(refused))
            draft.change((now) => (now.text === values.text ? { text: restOf(refused) } : now))
          },
          () => {},
        )
      })}
    >
      <RestoredNotice {...draft} />
      <Textarea
        label="Your schools, one on each line"
        description="From your notes, a spreadsheet or an email. A plan, a status, a deadline and a major beside the name, such as ED2, Submitted, Jan 4 and Biology, are added too."
        placeholder={'Tufts (ED2)\nOhio State\nUC Davis'}
        autosize
        minRows={4}
        maxRows={8}
        maxLength={longest}
        readOnly={addAll.isPending}
        data-autofocus
        {...form.getInputProps('text')}
      />
      {hasFailed && (
        <Alert color="coral" role="alert">
          The colleges cannot be looked up right now. Your list stays here; try again in a moment.
        </Alert>
      )}
      {rows.length > 0 && !hasFailed && (
        <ul className="outlined rounded" aria-label="What each line means">
          {rows.map((row) => (
            <PastedRow
              key={row.school.name}
              row={row}
              refusal={refusals.get(row.school.name)}
              onChoose={(choice) => choose(row.school.name, choice)}
            />
          ))}
        </ul>
      )}
      {rows.length === mostAddedAtOnce && (
        <Text size="sm" c="dimmed">
          Only the first {mostAddedAtOnce} lines are read. The others stay here until these are added.
        </Text>
      )}
    </FormDialog>
  )
}

function toAdd(rows: readonly Row[]) {
  return rows.flatMap(({ school, entry }) => (entry ? [{ name: school.name, entry }] : []))
}

function linesDone(rows: readonly Row[], refusals: ReadonlyMap<string, string>): number[] {
  return rows.filter((row) => isDone(row, refusals)).flatMap(({ school }) => school.lines)
}

/** Whether a line needs nothing more: its school is on the list now, or the student has left it out. */
function isDone({ school, choice, entry }: Row, refusals: ReadonlyMap<string, string>): boolean {
  return entry === null ? choice !== undefined : !refusals.has(school.name)
}
