import { CloseButton, Group } from '@mantine/core'
import { ChangeLine } from '#colleges/change-line.tsx'
import { LabelChip } from '#colleges/matching/label-chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { StatusChip } from '#ui/status-chip.tsx'
import type { ComparedSchool } from './compare-rows.ts'
import classes from './compare-table.module.css'

type Props = { column: ComparedSchool; onRemove: ((unitid: number) => void) | undefined }

/** The header of one college's column: its name, its label for the student, and the application's status. */
export function CompareHead({ column: { school, label, entry }, onRemove }: Props) {
  const { unitid, name, location, type } = school
  return (
    <th scope="col">
      <Group justify="space-between" align="flex-start" gap={8} wrap="nowrap">
        <LinkAnchor
          to="/schools/find/$unitid"
          params={{ unitid: String(unitid) }}
          className={`ink strong font-heading text-name ${classes.name}`}
        >
          {name}
        </LinkAnchor>
        {onRemove && (
          <CloseButton
            className="no-print"
            aria-label={`Remove ${name} from the comparison`}
            onClick={() => onRemove(unitid!)}
          />
        )}
      </Group>
      <span className={`detail below-2 ${classes.about}`}>
        {[location, type].filter(Boolean).join(' · ')}
      </span>
      <ChangeLine change={school.change} />
      <span className="flex wrap gap-6px">
        {label && <LabelChip label={label} isOwn={onRemove !== undefined} />}
        {entry && <StatusChip status={entry.status} />}
      </span>
    </th>
  )
}
