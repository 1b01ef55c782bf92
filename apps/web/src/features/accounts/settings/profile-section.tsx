import type { Me } from '@bearings/domain/accounts/schema'
import { faultInStudentId } from '@bearings/domain/accounts/student-id/rules'
import { classesOn, classInWords } from '@bearings/domain/class-year'
import { say } from '@bearings/domain/say'
import { Box, Button, Select, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import { useStudentIdFormat } from '../use-student-id-format.ts'
import { NewEmailNotice } from './new-email-notice.tsx'
import { Section } from './section.tsx'
import type { ProfileFields } from './use-settings.ts'

/** The form's id, so that the bar at the bottom of the page can submit it too. */
export const profileForm = 'profile-settings'

type Props = {
  me: Me
  form: CheckedForm<ProfileFields>
  unsaved: boolean
  onSave: () => void
  /** Called when something in it has to be mended first. */
  onRefused?: (() => void) | undefined
}

export function ProfileSection({ me, form, unsaved, onSave, onRefused }: Props) {
  const zones = useMemo(() => timeZones(me.timeZone), [me.timeZone])
  const today = useToday()
  const demo = me.demoExpiresAt !== null
  const { format, about } = useStudentIdFormat()
  const isOfSchool = useQuery(query('GET /me/sign-in')).data?.isOfSchool ?? false
  const fault = me.studentId === null ? null : faultInStudentId(me.studentId, format)

  return (
    <Section
      title={say('Profile Settings')}
      action={
        <Button
          variant="default"
          disabled
          // While there are unsaved changes, the bar at the bottom of the page shows this button. It submits the form,
          // and this one does not: Enter in a field presses the first button that does, and nothing if that is disabled.
          style={{ visibility: unsaved ? 'hidden' : 'visible' }}
        >
          {say('Save Changes')}
        </Button>
      }
    >
      <form noValidate onSubmit={form.onSubmit(onSave, onRefused)} id={profileForm}>
        <FieldGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={say('First name')}
            autoComplete="given-name"
            required
            withAsterisk={false}
            {...form.getInputProps('first')}
          />
          <TextInput label={say('Last name')} autoComplete="family-name" {...form.getInputProps('last')} />
        </FieldGrid>
        <TextInput
          mt="md"
          label={say('Email')}
          description={
            demo
              ? say('A demo account’s address cannot be changed.')
              : say('Your address changes once you confirm it from both addresses.')
          }
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          readOnly={demo}
          {...form.getInputProps('email')}
        />
        {me.newEmail && (
          <Box mt="md">
            <NewEmailNotice me={me} />
          </Box>
        )}
        {me.role === 'student' && (
          <TextInput
            mt="md"
            label={isOfSchool ? 'Student ID' : 'Student ID (optional)'}
            description={
              isOfSchool
                ? 'Your school has entered this ID. If it is wrong, ask your counselor.'
                : demo
                  ? about
                  : `${about} You can turn this off under Privacy & Security.`
            }
            autoComplete="off"
            readOnly={isOfSchool}
            {...form.getInputProps('studentId')}
          />
        )}
        {me.role === 'student' && fault && (
          <Text size="sm" mt="xs" role="note">
            {`Your ID, ${me.studentId}, has a different format. ${fault} It stays as it is until you change it.`}
          </Text>
        )}
        {me.role === 'student' && (
          <Select
            mt="md"
            label="Class"
            description="The year you graduate from high school. If you change it, dates that your schools have published change with it. Dates of essays and checklists, and dates you set yourself, stay as they are."
            placeholder="Choose your class"
            data={classesOn(today, me.graduationYear).map((year) => ({
              value: String(year),
              label: classInWords(year, today),
            }))}
            allowDeselect={false}
            {...form.getInputProps('graduationYear')}
          />
        )}
        <Select
          mt="md"
          label={say('Time zone')}
          description={
            me.role === 'student'
              ? 'Determines when your weeks start and when a deadline’s day ends.'
              : say('The dates and times that you see follow it.')
          }
          data={zones}
          searchable
          limit={60}
          allowDeselect={false}
          nothingFoundMessage={say('Time zone not found')}
          {...form.getInputProps('timeZone')}
        />
      </form>
    </Section>
  )
}

/** Returns every time zone that this browser knows, and the current setting even if it does not. */
function timeZones(present: string): string[] {
  return [...new Set([present, ...Intl.supportedValuesOf('timeZone')])].toSorted()
}
