import type { SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import { hasName } from '@bearings/domain/colleges/search/rules'
import { Alert, Button, Group } from '@mantine/core'
import { useServerSearch } from '#platform/queries/use-server-search.ts'

type Props = { name: string; onUse: (school: SchoolRow) => void; onOther: () => void }

/**
 * Offers the catalog's school with the name that is being typed by hand, because it comes with figures and
 * deadlines.
 */
export function SameName({ name, onUse, onOther }: Props) {
  const { found: schools } = useServerSearch('GET /schools/catalog', name, {
    argumentsFor: (q) => [{ q, limit: 6 }],
  })
  const school = schools?.find((found) => hasName(found, name))
  if (!school) return null

  return (
    <Alert color="brass" mt="sm">
      {school.name}
      {school.location && `, ${school.location},`} is in the catalog, with its figures and deadlines.
      <Group gap="xs" mt="xs">
        <Button variant="default" size="compact-md" onClick={() => onUse(school)}>
          Use It
        </Button>
        <Button variant="subtle" color="gray" size="compact-md" onClick={onOther}>
          Mine Is a Different School
        </Button>
      </Group>
    </Alert>
  )
}
