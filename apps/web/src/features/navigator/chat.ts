import type { Message, Proposal, Reply } from '@bearings/domain/navigator/schema'
import { useSyncExternalStore } from 'react'

/** A message as the page shows it. One that is in progress or has failed is not saved yet. */
export type ChatMessage = Pick<
  Reply,
  'sources' | 'proposals' | 'choices' | 'action' | 'used' | 'mind' | 'sent' | 'searched'
> & {
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
export type Chat = {
  userId: string
  conversationId: string | null
  messages: readonly ChatMessage[]
  draft: string
  isWaiting: boolean
  /** What was confirmed or dismissed, by the card's key. */
  settled: Readonly<Record<string, 'done' | 'dismissed'>>
}

const nothing = { conversationId: null, messages: [], draft: '', isWaiting: false, settled: {} }
let chat: Chat = { userId: '', ...nothing }
const listeners = new Set<() => void>()

export function useChat(userId: string): Chat {
  return useSyncExternalStore(subscribe, () => chatOf(userId))
}

/** Returns this person's conversation, and clears a previous person's. */
export function chatOf(userId: string): Chat {
  if (chat.userId !== userId) chat = { userId, ...nothing }
  return chat
}

export function currentChat(): Chat {
  return chat
}

export function changeChat(changes: Partial<Omit<Chat, 'userId'>>): void {
  chat = { ...chat, ...changes }
  for (const tell of listeners) tell()
}

/**
 * Changes one message. Returns false if the conversation does not have it, because another one or another
 * person's has taken its place meanwhile.
 */
export function changeMessage(key: string, changes: (message: ChatMessage) => Partial<ChatMessage>): boolean {
  if (!chat.messages.some((message) => message.key === key)) return false
  changeChat({
    messages: chat.messages.map((message) =>
      message.key === key ? { ...message, ...changes(message) } : message,
    ),
  })
  return true
}

/** Begins a new conversation. The previous one stays in the list. */
export function startNewChat(): void {
  changeChat({ ...nothing, draft: chat.draft })
}

/** Continues a saved conversation. */
export function continueChat(conversationId: string, messages: readonly Message[]): void {
  changeChat({
    conversationId,
    messages: messages.map(({ id, createdAt, ...message }) => ({
      ...message,
      choices: [],
      action: null,
      key: id,
      at: createdAt,
      state: 'said',
    })),
    isWaiting: false,
  })
}

export function cardKey(message: ChatMessage, proposal: Proposal): string {
  return `${message.key} ${proposal.kind} ${proposal.title}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
