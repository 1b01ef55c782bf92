import type { Lift } from '@bearings/domain/profile/lifts'
import { Text } from '@mantine/core'
import { useId } from 'react'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** What would lift a score, each with its points and a link to where it is entered. */
export function LiftList({ title, lifts }: { title: string; lifts: readonly Lift[] }) {
  const id = useId()
  if (lifts.length === 0) return null

  return (
    <div>
      <Text fw={600} id={id}>
        {title}
      </Text>
      <ul className="above-2" aria-labelledby={id}>
        {lifts.map(({ what, points, step }) => (
          <li key={what} className="flex spread gap-4 items-start hairline pad-y-10px">
            <LinkAnchor to="/profile/edit/$step" params={{ step }}>
              {what}
            </LinkAnchor>
            <span className="figures">+{points}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
