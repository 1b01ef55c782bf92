import { type DatedMilestone, daysInWords } from '@bearings/domain/library/timeline'
import { Anchor, Text } from '@mantine/core'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import classes from './timeline.module.css'

/** A milestone: its dates, what it is, and where to read more. */
export function MilestoneRow({ milestone }: { milestone: DatedMilestone }) {
  const { title, text, url, guide, state } = milestone
  return (
    <li className={`ruled stack ${classes.row}`}>
      <Text size="sm" c="dimmed">
        {daysInWords(milestone)}
      </Text>
      <div>
        <div className={`cluster strong ${classes.title}`}>
          {title}
          {state === 'now' && <Chip tone="brass">Now</Chip>}
          {state === 'past' && <Chip tone="plain">Past</Chip>}
        </div>
        <Text size="sm" c="dimmed">
          {text}{' '}
          <LinkAnchor to="/resources/guides/$slug" params={{ slug: guide }} inherit underline="always">
            Guide
          </LinkAnchor>
          {' · '}
          <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit underline="always">
            Source
          </Anchor>
        </Text>
      </div>
    </li>
  )
}
