import { Failure } from '@bearings/domain/failure'
import { Alert, Button, Group, Modal, SimpleGrid, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { query } from '../../../platform/api.ts'
import { useDraft } from '../../../platform/drafts.ts'
import { explain } from '../../../platform/explain.ts'
import { useToday } from '../../../platform/use-today.ts'
import { DeadlineField } from '../deadline-field.tsx'
import { MajorField } from '../major-field.tsx'
import { PlanField } from '../plan-field.tsx'
import { type Draft, emptyDraft, missingIn, newEntry, shownDeadline, withDeadline } from './draft.ts'
import { OwnSchoolFields } from './own-school-fields.tsx'
import { SchoolField } from './school-field.tsx'
import { useAddSchool } from './use-add-school.ts'

/** Add School to My List. What is typed is kept until it is added, also when the dialog is closed by accident. */
export function AddSchoolDialog({ onClose }: { onClose: () => void }) {
  const narrow = useMediaQuery('(max-width: 767px)')
  const kept = useDraft('schools.add', emptyDraft)
  const draft = kept.value
  const [missing, setMissing] = useState<string | null>(null)
  const addSchool = useAddSchool()
  const list = useQuery(query('GET /schools/list'))
  const school = useQuery({
    ...query('GET /schools/catalog/{id}', { id: draft.school?.id ?? '' }),
    enabled: draft.school !== null,
  })

  const today = useToday()
  const known = (draft.school && school.data?.deadlines) || []
  const deadline = shownDeadline(draft, known, today)
  const isTaken = addSchool.error instanceof Failure && addSchool.error.rule === 'already-on-list'
  const schoolError = missing ?? (isTaken && addSchool.error ? explain(addSchool.error) : null)

  const change = (changes: Partial<Draft>) => {
    kept.change((before) => ({ ...before, ...changes }))
    setMissing(null)
    addSchool.reset()
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const reason = missingIn(draft)
    setMissing(reason)
    if (reason) return
    addSchool.mutate(newEntry(draft, deadline), {
      onSuccess: () => {
        kept.settle(draft)
        onClose()
      },
    })
  }

  return (
    <Modal opened onClose={onClose} title="Add School to My List" size={560} fullScreen={narrow ?? false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {draft.byHand ? (
            <OwnSchoolFields draft={draft} error={schoolError} onChange={change} />
          ) : (
            <SchoolField
              text={draft.text}
              error={schoolError}
              isListed={({ id }) => (list.data ?? []).some(({ schoolId }) => schoolId === id)}
              onText={(text) => change({ text, school: null })}
              onChoose={(chosen) => change({ text: chosen.name, school: chosen, deadline: null })}
              onByHand={() => change({ byHand: true, school: null })}
            />
          )}
          <MajorField value={draft.major} onChange={(major) => change({ major })} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
            <PlanField value={draft.plan} known={known} today={today} onChange={(plan) => change({ plan })} />
            <DeadlineField
              value={deadline}
              plan={draft.plan}
              known={known}
              today={today}
              onChange={(date) => change(withDeadline(draft, date, known, today))}
            />
          </SimpleGrid>
          {addSchool.error && !isTaken && (
            <Alert color="coral" role="alert">
              {explain(addSchool.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={addSchool.isPending}>
              Add to My List
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
