import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import { Button, type ButtonProps, Stack, Text } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { nameOf } from './team-words.ts'

/** In the place of _Disconnect_ where the school has assigned the advisor: who can change that. */
export function AskSchool({ link, size }: { link: AdvisorLink } & Pick<ButtonProps, 'size'>) {
  const [isOpen, setOpen] = useState(false)
  const school = useQuery(query('GET /school')).data?.school?.name ?? 'Your school'
  const name = nameOf(link)
  return (
    <>
      <Button
        variant="default"
        {...(size && { size })}
        leftSection={<Icon of={IconBuilding} />}
        onClick={() => setOpen(true)}
      >
        Ask your school
      </Button>
      {isOpen && (
        <Dialog title={`${name} is assigned by your school`} onClose={() => setOpen(false)}>
          <Stack gap="sm">
            <Text>
              {school} assigned {name} to you, so only the school can change or end that. Ask its counseling
              office, or write to {name} at <a href={`mailto:${link.advisor.email}`}>{link.advisor.email}</a>.
            </Text>
            <Text>
              Your name, school email, ID and class, your school list, and which letters have been sent are
              part of the school’s own record. Everything else you can switch off under Sharing.
            </Text>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
