import type { EditionLine } from '@bearings/domain/library/editions/schema'
import { Text } from '@mantine/core'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { stateChip } from './words.ts'
import classes from './editions.module.css'

const columns = ['Article', 'Category', 'Status', 'Saved']

export function EditionsTable({ articles }: { articles: EditionLine[] }) {
  const { timeZone } = useMe()
  return (
    <ResponsiveTable columns={columns}>
      {articles.map(({ slug, title, category, updatedAt, ...article }) => {
        const { name, tone } = stateChip(article)
        return (
          <tr key={slug}>
            <th scope="row" className={`wrap-anywhere ${classes.name}`}>
              <LinkAnchor to="/admin/articles/$slug" params={{ slug }} fw={600}>
                {title || 'No title yet'}
              </LinkAnchor>
              <Text span size="sm" c="dimmed" display="block">
                {slug}
              </Text>
            </th>
            <td data-label="Category">{category}</td>
            <td data-label="Status">
              <Chip tone={tone}>{name}</Chip>
            </td>
            <td data-label="Saved" data-empty={updatedAt ? undefined : true}>
              {updatedAt ? momentIn(timeZone, updatedAt) : '–'}
            </td>
          </tr>
        )
      })}
    </ResponsiveTable>
  )
}
