import { linksIn } from '@bearings/domain/advising/links/my-links'
import type { AdvisorLink, MyLink } from '@bearings/domain/advising/links/schema'
import { parts } from '@bearings/domain/advising/options'
import { partWords } from '@bearings/domain/advising/part-words'
import { dateInWords } from '@bearings/domain/today'
import { counted, inProse } from '@bearings/domain/words'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconEye, IconMail, IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#platform/session/me.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { sinceInWords } from '../students/words.ts'
import { AskSchool } from './ask-school.tsx'
import { EndLinkDialog } from './end-link-dialog.tsx'
import { nameOf, roleOf } from './team-words.ts'
import classes from './my-advisor.module.css'

type Props = {
  mine: MyLink
  /** Shows what this person sees, where it can be changed. */
  onSharing: (linkId: string) => void
}

/** The people who advise a student: a card for each, with what they see. */
export function Team({ mine, onSharing }: Props) {
  return (
    <ul className={`stack gap-4 ${classes.team}`}>
      {linksIn(mine).map((link) => (
        <Member key={link.id} link={link} onSharing={() => onSharing(link.id)} />
      ))}
    </ul>
  )
}

function Member({ link, onSharing }: { link: AdvisorLink; onSharing: () => void }) {
  const { timeZone } = useMe()
  const [ending, setEnding] = useState(false)
  const name = nameOf(link)
  const id = `member-${link.id}`
  return (
    <Card component="li" aria-labelledby={id}>
      <Stack gap="xs" h="100%">
        <div className="wrap-anywhere">
          <Title order={2} size="h3" id={id}>
            {name}
          </Title>
          <Text c="dimmed" size="sm">
            {roleOf(link)} · {link.advisor.email}
          </Text>
        </div>
        <Text size="sm">
          {link.covers === null
            ? sinceInWords(link.since, timeZone).replace('Student', 'Your advisor')
            : `Stands in for ${link.covers}${link.until === null ? '' : ` until ${dateInWords(link.until)}`}`}
        </Text>
        {link.isDisabled && (
          <Text size="sm" c="var(--mantine-color-error)">
            No longer uses Bearings and can no longer see what you shared.
          </Text>
        )}
        <Text size="sm">
          <strong>Sees:</strong> {seenInWords(link)}
        </Text>
        <Group gap="xs" mt="auto" pt="xs">
          <LinkButton
            to="/messages/$personId"
            params={{ personId: link.advisor.id }}
            variant="default"
            size="xs"
            leftSection={<Icon of={IconMail} />}
            aria-describedby={id}
          >
            Write
          </LinkButton>
          {link.covers === null && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon of={IconEye} />}
              onClick={onSharing}
              aria-describedby={id}
            >
              Sharing
            </Button>
          )}
          {link.kind === 'school' ? (
            <AskSchool link={link} size="xs" />
          ) : (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon of={IconUnlink} />}
              onClick={() => setEnding(true)}
              aria-describedby={id}
            >
              Disconnect
            </Button>
          )}
        </Group>
      </Stack>
      {ending && <EndLinkDialog link={link} onClose={() => setEnding(false)} />}
    </Card>
  )
}

/** Names what an advisor sees, as the switches do. */
function seenInWords({ sharing, sharedEssayIds }: AdvisorLink): string {
  const shown = parts.filter((part) => sharing[part]).map((part) => partWords[part].name.toLowerCase())
  const essays = sharedEssayIds.length > 0 ? [counted(sharedEssayIds.length, 'essay')] : []
  return inProse([...shown, ...essays]) || 'nothing but your name, email and student ID'
}
