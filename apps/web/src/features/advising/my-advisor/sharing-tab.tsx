import { linksIn } from '@bearings/domain/advising/links/my-links'
import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import { schoolRecordInWords } from '@bearings/domain/advising/part-words'
import { Card, Select, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { EssayFields } from '../sharing/essay-fields.tsx'
import { SharingFields } from '../sharing/sharing-fields.tsx'
import { useChangeSharing } from '../sharing/use-change-sharing.ts'
import { RosterSkeleton } from '../students/students-skeleton.tsx'
import { nameOf } from './team-words.ts'
import classes from './my-advisor.module.css'

type Props = {
  /** The link whose sharing is shown first, of several. */
  chosen: string | null
  onChoose: (linkId: string) => void
}

/** What the student's advisor sees, which the student can change at any time. */
export function SharingTab({ chosen, onChoose }: Props) {
  const { data, error } = useQuery(query('GET /advising/link'))
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

  // Whoever covers for an advisor sees what that advisor sees.
  const links = linksIn(data).filter(({ covers }) => covers === null)
  const link = links.find(({ id }) => id === chosen) ?? data.link
  return (
    <Stack gap="md">
      {links.length > 1 && (
        <Select
          label="Sharing with"
          data={links.map((each) => ({ value: each.id, label: nameOf(each) }))}
          value={link.id}
          allowDeselect={false}
          onChange={(id) => id !== null && onChoose(id)}
          maw={360}
        />
      )}
      <SharingOf key={link.id} link={link} />
    </Stack>
  )
}

function SharingOf({ link }: { link: AdvisorLink }) {
  const change = useChangeSharing()
  const { id: linkId, kind, sharing, sharedEssayIds } = link
  return (
    <>
      <Text c="dimmed">
        {kind === 'school'
          ? `${nameOf(link)} sees your school’s own record: your ${schoolRecordInWords}. Beyond that, only what is turned on here.`
          : `${nameOf(link)} sees only what is turned on here.`}{' '}
        Changes take effect right away.
      </Text>
      <div className={`stack items-start gap-4 ${classes.columns}`}>
        <Card component="section" aria-labelledby="shared-parts">
          <Title order={2} id="shared-parts" mb="md">
            What {nameOf(link)} sees
          </Title>
          <SharingFields
            kind={kind}
            sharing={sharing}
            onChange={(part, shown) => change.mutate({ linkId, part, shown })}
          />
        </Card>
        <Card component="section" aria-labelledby="shared-essays">
          <Title order={2} id="shared-essays" mb="md">
            Shared essays
          </Title>
          <EssayFields
            sharedIds={sharedEssayIds}
            onChange={(essayId, shown) => change.mutate({ linkId, essayId, shown })}
          />
        </Card>
      </div>
    </>
  )
}
