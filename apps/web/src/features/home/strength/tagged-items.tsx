import type { StrengthItem } from '@bearings/domain/profile/strength'
import { Text } from '@mantine/core'
import { useId } from 'react'
import { Chip } from '#ui/chip.tsx'
import { tagTones } from './strength-words.ts'

/** Entries with their tags, each with the rule that gave it. */
export function TaggedItems({ title, items }: { title: string; items: StrengthItem[] }) {
  const id = useId()

  return (
    <div>
      <Text fw={600} id={id}>
        {title}
      </Text>
      <ul className="above-2" aria-labelledby={id}>
        {items.map(({ name, tag, reason }, index) => (
          // Two entries may have the same name; their order does not change while the dialog is open.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex spread gap-4 items-start hairline pad-y-10px">
            <div className="stack shrinks">
              <span className="medium wrap-anywhere">{name}</span>
              <span className="secondary wrap-anywhere">
                {reason} → {tag}
              </span>
            </div>
            <span className="rigid">
              <Chip tone={tagTones[tag]}>{tag}</Chip>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
