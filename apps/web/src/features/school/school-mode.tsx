import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/school/options'
import { counted } from '@bearings/domain/words'
import { Button, Card, Stack, Switch, TextInput } from '@mantine/core'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** The one switch of school mode, with the name that everybody reads. */
export function SchoolMode() {
  const { school } = useSuspenseQuery(query('GET /school')).data
  const form = useCheckedForm({
    initialValues: { belongs: school !== null, name: school?.name ?? '' },
    validate: { name: (name, { belongs }) => (belongs ? faultInText(name, bounds.name) : null) },
  })
  const change = useMutation({
    ...mutation('PUT /school', 'Not saved'),
    onSuccess: (saved) => {
      form.setInitialValues({ belongs: saved.school !== null, name: saved.school?.name ?? '' })
      form.reset()
      notify({
        title: saved.school
          ? `This server belongs to ${saved.school.name}`
          : 'This server belongs to no school',
      })
    },
  })
  const { belongs } = form.values
  const [isLeaving, setLeaving] = useState(false)
  const { data: people } = useQuery({ ...query('GET /school/people/summary'), enabled: school !== null })
  const leave = () => change.mutate({ school: null }, { onSettled: () => setLeaving(false) })

  return (
    <Card component="section" aria-label="School mode">
      <form
        noValidate
        onSubmit={form.onSubmit(({ name }) =>
          belongs ? change.mutate({ school: { name: name.trim() } }) : setLeaving(true),
        )}
      >
        <Stack gap="md" align="flex-start">
          <Switch
            label="This server belongs to a school"
            description={
              <>
                Everyone sees this at sign-up, on the privacy page and in My Advisor. Changes are recorded in
                the{' '}
                <LinkAnchor to="/admin/audit-log" inherit underline="always">
                  audit log
                </LinkAnchor>
                .
              </>
            }
            {...form.getInputProps('belongs', { type: 'checkbox' })}
          />
          {belongs && (
            <TextInput
              label="Name of the school"
              placeholder="Lincoln High"
              maxLength={bounds.name.max}
              w="100%"
              maw="var(--width-form)"
              {...form.getInputProps('name')}
            />
          )}
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
            Save
          </Button>
        </Stack>
      </form>
      {isLeaving && (
        <ConfirmDialog
          title="Turn School Mode Off?"
          action="Turn Off"
          isPending={change.isPending}
          onCancel={() => setLeaving(false)}
          onConfirm={leave}
        >
          {`${people ? `${counted(people.joined, 'student has', 'students have')} joined. ` : ''}The counselors of students who have joined stay their advisors, but as ones whom they chose: each student can disconnect, hide anything, and change their student ID. Nobody can join, and files are not imported.`}
        </ConfirmDialog>
      )}
    </Card>
  )
}
