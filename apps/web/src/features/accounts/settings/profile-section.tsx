import type { Me } from '@bearings/domain/accounts/schema'
import { Box, Button, Select, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useMemo } from 'react'
import { NewEmailNotice } from './new-email-notice.tsx'
import { Section } from './section.tsx'
import type { ProfileFields } from './use-settings.ts'

/** The form's id: the bar at the foot of the page saves it too. */
export const profileForm = 'profile-settings'

type Props = { me: Me; form: UseFormReturnType<ProfileFields>; unsaved: boolean; onSave: () => void }

export function ProfileSection({ me, form, unsaved, onSave }: Props) {
  const zones = useMemo(() => timeZones(me.timeZone), [me.timeZone])
  const demo = me.demoExpiresAt !== null

  return (
    <Section
      title="Profile Settings"
      action={
        <Button
          type="submit"
          form={profileForm}
          variant="default"
          disabled
          // While something is unsaved, the bar at the foot of the page has it.
          style={{ visibility: unsaved ? 'hidden' : 'visible' }}
        >
          Save Changes
        </Button>
      }
    >
      <form onSubmit={form.onSubmit(onSave)} id={profileForm}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label="First name"
            autoComplete="given-name"
            required
            withAsterisk={false}
            maxLength={80}
            {...form.getInputProps('first')}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            maxLength={39}
            {...form.getInputProps('last')}
          />
        </SimpleGrid>
        <TextInput
          mt="md"
          label="Email"
          description={
            demo
              ? 'A demo keeps the address it was given.'
              : 'A change counts once both addresses have confirmed it.'
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
        <Select
          mt="md"
          label="Time zone"
          description="Your days and weeks begin here, and deadlines end at midnight here."
          data={zones}
          searchable
          limit={60}
          allowDeselect={false}
          nothingFoundMessage="No such time zone"
          {...form.getInputProps('timeZone')}
        />
      </form>
    </Section>
  )
}

/** Every zone that this browser knows, and the one that is set whether it knows it or not. */
function timeZones(present: string): string[] {
  return [...new Set([present, ...Intl.supportedValuesOf('timeZone')])].toSorted()
}
