import { majorsCalled } from '@bearings/domain/colleges/find/major-search'
import type { MajorsFile } from '@bearings/domain/colleges/find/majors-file'
import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import { yearsInWords } from '@bearings/domain/words'
import { type ComboboxItem, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { taughtMajors } from '#colleges/search/finding-query.ts'

type Props = { major: string | undefined; onChange: (changes: FindFilters) => void }

const mostOffered = 30

/** The filter by major, found by the names that students use, with a note on the data about it. */
export function MajorFilter({ major, onChange }: Props) {
  const { data: file, isError } = useQuery(taughtMajors)
  return (
    <Stack gap="xs">
      <Select
        label="Major"
        placeholder={file ? 'CS, nursing, pre-med…' : 'Loading…'}
        disabled={!file}
        error={isError && 'The list of majors could not be loaded. Please try again.'}
        data={file?.majors.map(({ code, title }) => ({ value: code, label: title })) ?? []}
        filter={({ options, search }) => offered(options as ComboboxItem[], search, file)}
        limit={mostOffered}
        nothingFoundMessage="No major matches"
        value={file ? (major ?? null) : null}
        onChange={(code) => onChange({ major: code ?? undefined })}
        searchable
        clearable
        comboboxProps={{ withinPortal: false }}
      />
      {file && (
        <Text size="sm" c="dimmed">
          {whatIsKnown(file)}
        </Text>
      )}
    </Stack>
  )
}

function offered(options: ComboboxItem[], typed: string, file: MajorsFile | undefined): ComboboxItem[] {
  if (typed.trim() === '' || !file) return options
  const byCode = new Map(options.map((option) => [option.value, option]))
  return majorsCalled(file.majors, typed).flatMap(({ code }) => byCode.get(code) ?? [])
}

function whatIsKnown({ sources: { fields, families } }: MajorsFile): string {
  return [
    `Colleges that awarded bachelor’s degrees in it${fields ? ` in ${yearsInWords(fields.year)}` : ''} and still offer its broader field${families ? ` (${yearsInWords(families.year)})` : ''}.`,
    'Newer programs are missing, so ask the college. Two-year colleges appear under “any field”.',
  ].join(' ')
}
