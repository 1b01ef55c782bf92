import type { Message, Proposal, Reply } from '@bearings/domain/navigator/schema'
import { useSyncExternalStore } from 'react'

/** A message as the page shows it. One that is in progress or has failed is not saved yet. */
export type TalkMessage = Pick<Reply, 'sources' | 'proposals' | 'used' | 'mind' | 'sent' | 'searched'> & {
  key: string
  role: Message['role']
  content: string
  at: string
  state: 'said' | 'coming' | 'failed'
}

/**
 * The conversation of one student with the navigator in this tab. It outlives the panel, which is unmounted
 * on other pages.
 */
export type Talk = {
  userId: string
  conversationId: string | null
  messages: readonly TalkMessage[]
  draft: string
  isWaiting: boolean
  /** What was confirmed or dismissed, by the card's key. */
  settled: Readonly<Record<string, 'done' | 'dismissed'>>
}

const nothing = { conversationId: null, messages: [], draft: '', isWaiting: false, settled: {} }
let talk: Talk = { userId: '', ...nothing }
const listeners = new Set<() => void>()

/** Subscribes to this person's conversation. */
export function useTalk(userId: string): Talk {
  return useSyncExternalStore(subscribe, () => talkOf(userId))
}

/** Returns this person's conversation, and clears a previous person's. */
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

/** Begins a new conversation. The previous one stays in the list. */
export function beginAnew(): void {
  changeTalk({ ...nothing, draft: talk.draft })
}

/** Continues a saved conversation. */
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
