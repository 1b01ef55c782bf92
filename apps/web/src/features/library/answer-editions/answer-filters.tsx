import type { AnswerLine } from '@bearings/domain/library/answers/editions/schema'
import { topicsOf } from '@bearings/domain/library/answers/rules'
import { Group, NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { FilterChips } from '#ui/filter-chips.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { type AnswerEditionsSearch, answerEditionsSearch } from './answer-editions-search.ts'
import { certaintyNames } from './words.ts'

const to = '/admin/answers' as const

type Props = { answers: readonly AnswerLine[]; search: AnswerEditionsSearch }

/** Which cards are listed: by what was done with them here, by topic and certainty, by their words. */
export function AnswerFilters({ answers, search }: Props) {
  const navigate = useNavigate()
  const { show: _show, ...narrowed } = search
  const choose = (next: Record<string, unknown>) =>
    void navigate({ to, search: answerEditionsSearch({ ...search, ...next }), replace: true })
  const chip = (name: string, show: AnswerEditionsSearch['show'], count: number) => ({
    name,
    to,
    search: { ...narrowed, show },
    count,
  })
  return (
    <FilterChips
      chips={[
        chip('All', undefined, answers.length),
        chip('Changed here', 'changed', answers.filter(({ isChanged }) => isChanged).length),
        chip('Hidden', 'hidden', answers.filter(({ isHidden }) => isHidden).length),
      ]}
    >
      <Group gap="sm">
        <SearchField
          label="Search answers"
          placeholder="Question or topic"
          value={search.q ?? ''}
          onSearch={(q) => choose({ q })}
        />
        <NativeSelect
          aria-label="Topic"
          data={[
            { value: '', label: 'Any topic' },
            ...topicsOf(answers).map(({ topic, title }) => ({ value: topic, label: title })),
          ]}
          value={search.topic ?? ''}
          onChange={({ currentTarget }) => choose({ topic: currentTarget.value })}
        />
        <NativeSelect
          aria-label="Certainty"
          data={[{ value: '', label: 'Any certainty' }, ...certaintyNames]}
          value={search.certainty ?? ''}
          onChange={({ currentTarget }) => choose({ certainty: currentTarget.value })}
        />
      </Group>
    </FilterChips>
  )
}
