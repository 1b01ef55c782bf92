import { answerTo, askedEssays, missingEssays } from '@bearings/domain/essays/asked/rules'
import type { AskedEssay, AskedOfSchool } from '@bearings/domain/essays/asked/schema'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/** What a school asks for, with the student's answer if there is one. */
export type Answered = { asked: AskedEssay; answer: EssaySummary | undefined }

/** Returns what a school on the list asks the student to write, as far as it is loaded and known. */
export function useAsked(entryId: string) {
  const { data: schools, error, refetch } = useQuery(query('GET /essays/asked'))
  const { data: essays } = useQuery(query('GET /essays'))
  const school = schools?.find((one) => one.entryId === entryId)
  return {
    school,
    essays,
    answered: school && essays ? answeredOf(school, essays) : undefined,
    missing: school && essays ? missingEssays(school, essays) : [],
    error,
    refetch,
  }
}

function answeredOf(school: AskedOfSchool, essays: readonly EssaySummary[]): Answered[] {
  return askedEssays(school).map((asked) => ({ asked, answer: answerTo(asked, school.entryId, essays) }))
}

/** Returns what an essay answers, and the page with the official words, if it was added from a college's prompts. */
export function useAskedPrompt({ asked: key }: Pick<EssaySummary, 'asked'>) {
  const { data: schools } = useQuery({ ...query('GET /essays/asked'), enabled: key !== null })
  if (key === null) return null
  for (const { own } of schools ?? []) {
    const asked = own?.essays.find((one) => one.key === key)
    if (own && asked) return { asked, source: own.source }
  }
  return null
}
