import type { SchoolRow } from '@bearings/domain/schools/catalog/schema'
import { isCalled } from '@bearings/domain/schools/search/rules'
import { Alert, Button, Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

type Props = { name: string; onUse: (school: SchoolRow) => void; onOther: () => void }

/** Offers the catalog's school of the name that is being typed by hand: it brings its figures and deadlines along. */
export function SameName({ name, onUse, onOther }: Props) {
  const [q] = useDebouncedValue(name.trim(), 150)
  const search = useQuery({
    ...query('GET /schools/catalog', { q, limit: 6 }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const school = search.data?.find((found) => isCalled(found, name))
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
          Mine Is Another School
        </Button>
      </Group>
    </Alert>
  )
}
