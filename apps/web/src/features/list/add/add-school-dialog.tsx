import { Failure } from '@bearings/domain/failure'
import { Alert, Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAddSchool } from '#colleges/adding/use-add-school.ts'
import { useCycle } from '#colleges/use-cycle.ts'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { useSubmitGuard } from '#platform/form/use-submit-guard.ts'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { explain } from '#product/explain.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { MajorField } from '../major-field.tsx'
import { DeadlineField } from '../plan/deadline-field.tsx'
import { PlanField } from '../plan/plan-field.tsx'
import { usePlanQuestion } from '../plan/use-plan-question.ts'
import {
  type Draft,
  emptyDraft,
  faultsIn,
  newEntry,
  displayedDeadline,
  withDeadline,
  withName,
  withSchool,
} from './draft.ts'
import { OwnSchoolFields } from './own-school-fields.tsx'
import { SchoolField } from './school-field.tsx'
import classes from './add-school-dialog.module.css'

type Props = {
  onClose: () => void
  /** Called to switch to adding several schools at once. */
  onList: () => void
}

/**
 * The dialog that adds a school to the list. What is typed survives closing it by accident; Cancel discards
 * it.
 */
export function AddSchoolDialog({ onClose, onList }: Props) {
  const addSchool = useAddSchool()
  const { form, draft: kept } = useDraftForm('schools.add', emptyDraft, {
    validate: faultsIn,
    // While it is being sent, this would keep the dialog from noticing the answer.
    onValuesChange: () => addSchool.isError && addSchool.reset(),
  })
  const draft = form.values
  const sending = useSubmitGuard()
  const list = useQuery(query('GET /schools/list'))
  const school = useQuery({
    ...query('GET /schools/catalog/{id}', { id: draft.school?.id ?? '' }),
    enabled: draft.school !== null,
  })

  const today = useToday()
  const cycle = useCycle()
  const known = (draft.school && school.data?.deadlines) || []
  const choosePlan = (plan: Draft['plan']) => form.setValues({ plan })
  const question = usePlanQuestion({ kept: '', chosen: draft.plan, known }, choosePlan)
  const deadline = displayedDeadline(draft, known, cycle)
  const isSearching = !draft.byHand && !draft.school && draft.text.trim() !== ''

  const change = (next: (before: Draft) => Draft) => form.setValues(next(form.getValues()))
  const set = (changes: Partial<Draft>) => form.setValues(changes)

  const submit = form.onSubmit((sent) => {
    if (!sending.begin()) return
    const adding = addSchool.mutateAsync(newEntry(sent), {
      onSuccess: onClose,
      onError: (error) => {
        sending.end()
        form.showRefusal(error)
        if (isAboutSchool(error)) form.setFieldError('text', explain(error))
      },
    })
    // Even if the page was left meanwhile.
    void adding.then(
      () => kept.settle(sent),
      () => {},
    )
  })

  return (
    <FormDialog
      title="Add School to My List"
      submit="Add to My List"
      isPending={addSchool.isPending}
      disabled={question !== null}
      onSubmit={submit}
      onClose={onClose}
      draft={kept}
    >
      <RestoredNotice {...kept} />
      {draft.byHand ? (
        <OwnSchoolFields
          form={form}
          onChange={set}
          onChoose={(chosen) => change((before) => withSchool(before, chosen))}
        />
      ) : (
        <SchoolField
          searching={isSearching}
          {...form.getInputProps('text')}
          isListed={({ id }) => (list.data ?? []).some(({ schoolId }) => schoolId === id)}
          onText={(text) => change((before) => withName(before, text))}
          onChoose={(chosen) => change((before) => withSchool(before, chosen))}
          onByHand={() => set({ byHand: true, school: null })}
          onEscape={onClose}
        />
      )}
      {!draft.byHand && draft.text === '' && (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={onList}>
          Have a list already? Paste it
        </Anchor>
      )}
      {!isSearching && (
        <>
          <MajorField {...form.getInputProps('major')} />
          <div className={`stack gap-4 ${classes.planned}`}>
            <PlanField
              value={draft.plan}
              known={known}
              today={today}
              college={draft.text}
              question={question}
              onChange={choosePlan}
            />
            {/* Like the plan with its buttons, not a field in rows that both share. */}
            <div>
              <DeadlineField
                value={deadline}
                plan={draft.plan}
                known={known}
                today={today}
                onChange={(date) => change((before) => withDeadline(before, date, known, cycle))}
              />
            </div>
          </div>
        </>
      )}
      {addSchool.error && !isAboutSchool(addSchool.error) && (
        <Alert color="coral" role="alert">
          {explain(addSchool.error)}
        </Alert>
      )}
    </FormDialog>
  )
}

function isAboutSchool(error: Error): boolean {
  const rule = error instanceof Failure ? error.rule : undefined
  return (
    rule === 'takes-nobody' ||
    rule === 'already-on-list' ||
    rule === 'by-hand-on-list' ||
    rule === 'in-catalog'
  )
}
