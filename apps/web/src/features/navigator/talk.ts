import type { Message, Proposal, Reply } from '@bearings/domain/navigator/schema'
import { useSyncExternalStore } from 'react'

/** A message as the page shows it. One that is on its way, or has failed, is kept nowhere yet. */
export type TalkMessage = Pick<Reply, 'sources' | 'proposals' | 'used' | 'mind' | 'sent' | 'searched'> & {
  key: string
  role: Message['role']
  content: string
  at: string
  state: 'said' | 'coming' | 'failed'
}

/** What one student and the navigator are saying in this tab. It outlives the panel, which comes and goes with pages. */
export type Talk = {
  userId: string
  conversationId: string | null
  messages: readonly TalkMessage[]
  draft: string
  isWaiting: boolean
  /** What was confirmed or put aside, by the card's key. */
  settled: Readonly<Record<string, 'done' | 'dismissed'>>
}

const nothing = { conversationId: null, messages: [], draft: '', isWaiting: false, settled: {} }
let talk: Talk = { userId: '', ...nothing }
const listeners = new Set<() => void>()

/** The talk of this person, shown as it goes on. */
export function useTalk(userId: string): Talk {
  return useSyncExternalStore(subscribe, () => talkOf(userId))
}

/** This person's conversation; a previous person's is cleared. */
export function talkOf(userId: string): Talk {
  if (talk.userId !== userId) talk = { userId, ...nothing }
  return talk
}

export function talkNow(): Talk {
  return talk
}

export function changeTalk(changes: Partial<Omit<Talk, 'userId'>>): void {
  talk = { ...talk, ...changes }
  for (const tell of listeners) tell()
}

export function changeLast(changes: Partial<TalkMessage>): void {
  const last = talk.messages.at(-1)
  if (last) changeTalk({ messages: [...talk.messages.slice(0, -1), { ...last, ...changes }] })
}

/** Begins anew; the conversation before stays in the list. */
export function beginAnew(): void {
  changeTalk({ ...nothing, draft: talk.draft })
}

/** Goes on with a conversation that was kept. */
export function goOnWith(conversationId: string, messages: readonly Message[]): void {
  changeTalk({
    conversationId,
    messages: messages.map(({ id, createdAt, ...message }) => ({
      ...message,
      key: id,
      at: createdAt,
      state: 'said',
    })),
    isWaiting: false,
  })
}

export function cardKey(message: TalkMessage, proposal: Proposal): string {
  return `${message.key} ${proposal.kind} ${proposal.title}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
