import type { ListStatus } from '@bearings/domain/list/schema'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { applicationTones } from '#ui/status-tones.ts'
import { statuses } from './status-tones.ts'
import classes from './status-select.module.css'

type Props = { of: { name: string; status: ListStatus }; onChange: (status: ListStatus) => void }

/** A select for an application's status. It is a native one, which is familiar on every device. */
export function StatusSelect({ of: { name, status }, onChange }: Props) {
  return (
    <span className={`inline-row relative ${classes.pill}`} data-tone={applicationTones[status]}>
      <select
        className={`wide bare ${classes.select}`}
        aria-label={`Status: ${name}`}
        value={status}
        onChange={({ currentTarget }) => onChange(currentTarget.value as ListStatus)}
      >
        {statuses.map((each) => (
          <option key={each} data-tone={applicationTones[each]}>
            {each}
          </option>
        ))}
      </select>
      <Icon of={IconChevronDown} className={`no-print ${classes.chevron}`} size={14} />
    </span>
  )
}
