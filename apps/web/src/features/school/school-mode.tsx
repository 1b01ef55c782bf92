import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/school/options'
import { Button, Card, Stack, Switch, TextInput } from '@mantine/core'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** The one switch of school mode, with the name that everybody reads. */
export function SchoolMode() {
  const { school } = useSuspenseQuery(query('GET /school')).data
  const form = useCheckedForm({
    initialValues: { belongs: school !== null, name: school?.name ?? '' },
    validate: { name: (name, { belongs }) => (belongs ? faultInText(name, bounds.name) : null) },
  })
  const change = useMutation({
    ...mutation('PUT /school'),
    onSuccess: (saved) => {
      form.setInitialValues({ belongs: saved.school !== null, name: saved.school?.name ?? '' })
      form.reset()
      notify({
        title: saved.school
          ? `This server belongs to ${saved.school.name}`
          : 'This server belongs to no school',
      })
    },
    onError: (error) => notifyFailure('Not saved', error),
  })
  const { belongs } = form.values

  return (
    <Card component="section" aria-label="School mode">
      <form
        noValidate
        onSubmit={form.onSubmit(({ name }) =>
          change.mutate({ school: belongs ? { name: name.trim() } : null }),
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
    </Card>
  )
}
