import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { EssayFields } from '../sharing/essay-fields.tsx'
import { SharingFields } from '../sharing/sharing-fields.tsx'
import { useChangeSharing } from '../sharing/use-change-sharing.ts'
import { RosterSkeleton } from '../students/students-skeleton.tsx'
import classes from './my-advisor.module.css'

/** What the student's advisor sees, which the student can change at any time. */
export function SharingTab() {
  const { data, error } = useQuery(query('GET /advising/link'))
  const change = useChangeSharing()
  // The page says it above the tabs.
  if (!data && error) return null
  if (!data) return <RosterSkeleton />
  if (!data.link)
    return (
      <Card>
        <Text>You have no advisor, so nothing here is shared with one.</Text>
        <Text c="dimmed" size="sm">
          You choose what an advisor can see before you connect, and you can change it here later.
        </Text>
      </Card>
    )

  const { advisor, sharing, sharedEssayIds } = data.link
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {advisor.fullName || advisor.email} sees only what is turned on here. Changes take effect right away.
      </Text>
      <div className={classes.columns}>
        <Card component="section" aria-labelledby="shared-parts">
          <Title order={2} id="shared-parts" mb="md">
            What {advisor.fullName || advisor.email} sees
          </Title>
          <SharingFields sharing={sharing} onChange={(part, shown) => change.mutate({ part, shown })} />
        </Card>
        <Card component="section" aria-labelledby="shared-essays">
          <Title order={2} id="shared-essays" mb="md">
            Shared essays
          </Title>
          <EssayFields
            sharedIds={sharedEssayIds}
            onChange={(essayId, shown) => change.mutate({ essayId, shown })}
          />
        </Card>
      </div>
    </Stack>
  )
}
