import { changeInWords, isGrave } from '@bearings/domain/colleges/changes/rules'
import type { CollegeChange } from '@bearings/domain/colleges/changes/schema'
import { Alert, Anchor, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { dateInWords } from '../platform/dates.ts'
import { useToday } from '../platform/use-today.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkAnchor } from '../ui/link-anchor.tsx'

type Props = {
  school: { name: string; change: CollegeChange | null }
  /** What the reader can do about it, after what has happened. */
  advice?: string | undefined
}

/** What becomes of a college that closes, merges or changes, with its source; nothing for any other. */
export function ChangeNotice({ school: { name, change }, advice }: Props) {
  const today = useToday()
  if (!change) return null
  const { title, text } = changeInWords(change, name, today)
  const { successor, sourceUrl, checkedOn } = change
  const isRed = isGrave(change)
  return (
    <Alert
      color={isRed ? 'coral' : 'brass'}
      radius="lg"
      icon={<Icon of={isRed ? IconAlertTriangle : IconInfoCircle} />}
      title={title}
    >
      {[text, advice].filter(Boolean).join(' ')}
      <Group gap="4px 16px" mt={4}>
        {typeof successor?.unitid === 'number' && (
          <LinkAnchor
            to="/schools/find/$unitid"
            params={{ unitid: String(successor.unitid) }}
            size="sm"
            py={4}
          >
            See {successor.name}
          </LinkAnchor>
        )}
        <Text size="sm" c="dimmed">
          Checked {dateInWords(checkedOn)} at{' '}
          <Anchor href={sourceUrl} target="_blank" rel="noreferrer" size="sm" underline="always">
            {hostOf(sourceUrl)}
          </Anchor>
        </Text>
      </Group>
    </Alert>
  )
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
