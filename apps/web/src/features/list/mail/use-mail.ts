import { limits } from '@bearings/domain/list/mail/options'
import { type MailProposal, proposalsOf } from '@bearings/domain/list/mail/proposals'
import { readMail } from '@bearings/domain/list/mail/read'
import type { EntryPage } from '@bearings/domain/list/schema'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useChangeEntry } from '#colleges/plan/use-change-entry.ts'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { useChecklist } from '../research/use-checklist.ts'
import { proposalInWords } from './proposal-words.ts'

/** A mail that a student pasted, read for one school of the list. Its text stays in this page. */
export function useMail(entry: EntryPage, text: string) {
  const deferred = useDeferredValue(text.slice(0, limits.raw))
  const { data: list } = useQuery(query('GET /schools/list'))
  const today = useToday()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const change = useChangeEntry()
  const checklist = useChecklist(entry.id)

  const reading = useMemo(() => {
    if (deferred.trim() === '') return null
    const others = (list ?? []).filter(({ id }) => id !== entry.id).map(({ name }) => name)
    return readMail(deferred, { name: entry.name, site: entry.school?.url ?? null, others, today })
  }, [deferred, list, entry.id, entry.name, entry.school?.url, today])
  const proposals = useMemo(() => (reading ? proposalsOf(reading, entry) : []), [reading, entry])
  const taken = proposals.filter((proposal) => !left.has(proposalInWords(proposal)))

  return {
    reading,
    proposals,
    left,
    taken,
    toggle: (words: string) =>
      setLeft(
        (before) =>
          new Set(before.has(words) ? [...before].filter((one) => one !== words) : [...before, words]),
      ),
    take: () => {
      const changes = Object.assign({}, ...taken.map(changesOf)) as ReturnType<typeof changesOf>
      if (Object.keys(changes).length > 0) change.mutate({ id: entry.id, ...changes })
      for (const one of taken) {
        if (one.kind === 'done') checklist.change(one.itemId, { done: true })
        if (one.kind === 'add') void checklist.add({ label: one.label, dueOn: one.dueOn, kind: one.itemKind })
      }
    },
  }
}

function changesOf(proposal: MailProposal) {
  switch (proposal.kind) {
    case 'status':
      return { status: proposal.status }
    case 'portal':
      return { portalUrl: proposal.url }
    case 'missing':
      return { portalMissing: proposal.text }
    default:
      return {}
  }
}
