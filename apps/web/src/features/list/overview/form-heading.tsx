import { applicationForms } from '@bearings/domain/colleges/options'
import type { FormGroup } from '@bearings/domain/list/by-form'
import type { ListEntry } from '@bearings/domain/list/schema'
import { counted } from '@bearings/domain/words'
import { Anchor } from '@mantine/core'
import classes from './schools-table.module.css'

/** Where the schools below it are applied to. */
export function FormHeading({ group: { name, entries } }: { group: FormGroup<ListEntry> }) {
  const form = name && applicationForms[name]
  return (
    <tr className={classes.form}>
      <th scope="rowgroup" colSpan={7}>
        <span>
          {form ? form.name : 'Each college’s page says where'}, {counted(entries.length, 'school')}
        </span>
        {form?.page && (
          <Anchor href={form.page} target="_blank" rel="noopener noreferrer" size="sm" underline="always">
            {form.page.replace(/^https:\/\/(www\.)?/, '')}
          </Anchor>
        )}
      </th>
    </tr>
  )
}
