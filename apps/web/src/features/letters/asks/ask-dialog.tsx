import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { faultInEmail, faultInText } from '@bearings/domain/field-bounds'
import { attachedFrom } from '@bearings/domain/letters/attached'
import { bounds, limits, type WaiverChoice } from '@bearings/domain/letters/options'
import { usualWantedBy } from '@bearings/domain/letters/rules'
import type { LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { inProse } from '@bearings/domain/words'
import { Alert, Button, Checkbox, Fieldset, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { notify } from '#platform/notify.ts'
import { call, query, sentNow } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { DateField } from '#ui/date-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { Preview } from './preview.tsx'
import { useLetters } from './use-letters.ts'
import { WaiverField } from './waiver-field.tsx'

type Props = {
  recommender: Recommender
  schools: readonly LetterSchool[]
  today: string
  onClose: () => void
}

type Form = {
  waiver: WaiverChoice | ''
  email: string
  wantedBy: string
  note: string
  bragSheet: boolean
  activities: string[]
}

/** The dialog in which a student asks one recommender. What is typed stays if it is closed by accident. */
export function AskDialog({ recommender, schools, today, onClose }: Props) {
  const { id: recommenderId, name, letters } = recommender
  const { waiver, bragSheet, mails } = useLetters()
  const { fullName } = useMe()
  const { data } = useQuery(query('GET /profile'))
  const activities = data?.profile.activities ?? []
  const chosen = schools.filter(({ entryId }) => letters.some((letter) => letter.entryId === entryId))
  const isFilled = Object.values(bragSheet).some((answer) => answer !== '')
  const [isPreviewing, setPreviewing] = useState(false)
  const [isFull, setFull] = useState(false)

  const initial: Form = {
    waiver: '',
    email: '',
    wantedBy: usualWantedBy(
      chosen.map(({ deadline }) => deadline),
      today,
    ),
    note: '',
    bragSheet: isFilled,
    activities: [],
  }
  const { form, draft } = useDraftForm<Form>(`letters.${recommenderId}`, initial, {
    validate: {
      waiver: (choice) => (waiver === null && choice === '' ? 'Choose one; "not decided" is fine.' : null),
      email: (email) => (email.trim() === '' ? null : faultInEmail(email)),
      wantedBy: (date) =>
        date === '' || date <= today ? 'Choose a day that is ahead.' : faultInDueDate(date),
      note: (note) => faultInText(note, bounds.note),
    },
  })
  const ask = useMutation({
    ...sentNow('POST /letters/asks'),
    onSuccess: (_, { email }) => {
      draft.discard()
      notify(
        email
          ? { title: `${name} is asked`, message: 'They answer with a link, without an account.' }
          : { title: 'Link ready', message: `Copy the link and give it to ${name}.` },
      )
      onClose()
    },
    onError: form.refusal('Not asked'),
  })
  const setWaiver = useMutation(sentNow('PUT /letters/waiver', 'Not asked'))
  const submit = form.onSubmit(({ waiver: choice, email, note, ...rest }) => {
    const wanted = { ...rest, recommenderId, email: email.trim() || null, note: note.trim() }
    if (waiver !== null || choice === '') ask.mutate(wanted)
    else setWaiver.mutate({ choice }, { onSuccess: () => ask.mutate(wanted) })
  })
  const { values } = form
  const lookUp = async () => {
    const email = values.email.trim()
    if (faultInEmail(email) !== null) return setFull(false)
    // Only a hint: asking is refused as well.
    const found = await call('POST /letters/places', { email }).catch(() => ({ isFull: false }))
    setFull(found.isFull)
  }
  const emailField = form.getInputProps('email')

  return (
    <FormDialog
      title={`Ask ${name} for letters`}
      submit={mails && values.email.trim() !== '' ? 'Ask' : 'Make a Link'}
      isPending={ask.isPending || setWaiver.isPending}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <RestoredNotice {...draft} />
      <Text size="sm">
        {chosen.length === 0
          ? 'No school is chosen yet. Choose their schools under Edit, now or later.'
          : `For ${inProse(chosen.map((school) => school.name))}. Change this under Edit.`}
      </Text>
      {waiver === null && (
        <WaiverField
          value={values.waiver || null}
          error={form.errors.waiver}
          onChange={(choice) => form.setFieldValue('waiver', choice)}
        />
      )}
      {mails ? (
        <TextInput
          label="Their email (optional)"
          description="Without one, you get a link to hand over. Use their school’s address."
          type="email"
          autoComplete="off"
          {...emailField}
          onBlur={() => {
            emailField.onBlur?.()
            void lookUp()
          }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          This server sends no email, so you get a link to hand over.
        </Text>
      )}
      {isFull && (
        <Alert color="brass" py="sm" aria-live="polite">
          Full: this person is not taking more requests now.
        </Alert>
      )}
      <DateField label="Needed by" withAsterisk {...form.getInputProps('wantedBy')} />
      <Textarea
        label="Your note"
        withAsterisk
        description={
          <>
            {bounds.note.min} to {bounds.note.max.toLocaleString('en-US')} characters: why this person, and
            what you hope they can write about.{' '}
            <LinkAnchor
              to="/resources/guides/$slug"
              params={{ slug: 'recommendation-letters' }}
              inherit
              underline="always"
            >
              How to ask
            </LinkAnchor>
          </>
        }
        rows={6}
        resize="vertical"
        maxLength={bounds.note.max}
        {...form.getInputProps('note')}
      />
      <Text size="sm" c="dimmed" ta="right" className="figures">
        {values.note.trim().length} of {bounds.note.max.toLocaleString('en-US')}
      </Text>
      <Checkbox
        radius="xs"
        label="Attach my brag sheet"
        description={
          isFilled
            ? 'As it is now. You write it below your recommenders.'
            : 'It is empty. You can write it first, below your recommenders.'
        }
        disabled={!isFilled}
        {...form.getInputProps('bragSheet', { type: 'checkbox' })}
      />
      {activities.length > 0 && (
        <Fieldset legend="Activities to attach" radius="md">
          <Checkbox.Group
            value={values.activities}
            onChange={(names) => form.setFieldValue('activities', names.slice(0, limits.activities))}
          >
            <Stack gap="xs">
              {activities.map((activity) => (
                <Checkbox key={activity.name} radius="xs" value={activity.name} label={activity.name} />
              ))}
            </Stack>
          </Checkbox.Group>
        </Fieldset>
      )}
      <Button
        variant="subtle"
        color="sea"
        aria-expanded={isPreviewing}
        onClick={() => setPreviewing(!isPreviewing)}
      >
        {isPreviewing ? 'Hide the preview' : 'Preview'}
      </Button>
      {isPreviewing && (
        <Preview
          student={fullName}
          colleges={chosen.length}
          wantedBy={values.wantedBy}
          isMailed={mails && values.email.trim() !== ''}
          attached={attachedFrom({
            note: values.note.trim(),
            bragSheet: values.bragSheet ? bragSheet : null,
            activities: activities.filter((activity) => values.activities.includes(activity.name)),
          })}
        />
      )}
    </FormDialog>
  )
}
