import { z } from 'zod'
import { Plan } from '../colleges/schema.ts'
import { DueDate, Id, Text } from '../fields.ts'
import { bounds, minds, sourceKinds, speakers } from './options.ts'

/** A source of an answer. `[1]` in the answer refers to the first one. */
export const Source = z.object({ title: z.string(), url: z.string(), kind: z.enum(sourceKinds) })
export type Source = z.infer<typeof Source>

const card = {
  /** The question that a proposal asks: "Add Juniata College?" */
  title: z.string(),
  /** The change that a proposal would make, and where. */
  detail: z.string(),
}

/** A change that the navigator proposes. Nothing happens until the student confirms it. */
export const Proposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add-school'), ...card, schoolId: z.uuid(), plan: Plan.nullable() }),
  z.object({ kind: z.literal('plan-task'), ...card, weekStart: DueDate, text: z.string() }),
  z.object({
    kind: z.literal('set-reminder'),
    ...card,
    entryId: z.uuid(),
    label: z.string(),
    dueOn: DueDate,
  }),
])
export type Proposal = z.infer<typeof Proposal>

/** The next thing to do after an answer: one button. A college is added when it is pressed, and can be taken back. */
export const Action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), label: z.string(), url: z.string() }),
  z.object({ kind: z.literal('add-school'), label: z.string(), schoolId: z.uuid(), plan: Plan.nullable() }),
])
export type Action = z.infer<typeof Action>

/** What was sent to a model, usually outside this server, for an answer. */
export const Sent = z.object({
  model: z.string(),
  host: z.string(),
  /** Descriptions, such as "your question" and "your profile". */
  what: z.array(z.string()),
})
export type Sent = z.infer<typeof Sent>

/** An answer. `response` has `**bold**`, `[links](/path)`, lists, tables and the numbers of its sources. */
export const Reply = z.object({
  response: z.string(),
  sources: z.array(Source),
  proposals: z.array(Proposal),
  /** Questions that may have been meant, to choose from, if the navigator was not sure. */
  choices: z.array(z.string()),
  /** What the button below the answer does; `null` if there is nothing to do next. */
  action: Action.nullable(),
  /** A description of what was looked up: "your profile and the catalog". */
  used: z.string().nullable(),
  mind: z.enum(minds),
  sent: Sent.nullable(),
  /** What was sent to a model that finds texts by meaning. */
  searched: Sent.nullable(),
})
export type Reply = z.infer<typeof Reply>

/** A stored message. What could be chosen is over once the talk has gone on. */
export const Message = Reply.omit({ response: true, choices: true, action: true }).extend({
  id: z.uuid(),
  role: z.enum(speakers),
  content: z.string(),
  createdAt: z.iso.datetime(),
})
export type Message = z.infer<typeof Message>

export const ConversationSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const Conversation = ConversationSummary.extend({ messages: z.array(Message) })
export type Conversation = z.infer<typeof Conversation>

export const Title = Text(bounds.title)

/** The body of `POST /functions/v1/rag-chat`. Excess history is dropped, not rejected. */
export const Question = z.object({
  message: Text(bounds.message),
  conversationHistory: z
    .array(z.object({ role: z.enum(speakers), content: z.string().max(20_000) }))
    .max(200)
    .default([]),
  /** The stored conversation to continue; without it a new one begins. */
  conversationId: Id.optional(),
  /** The page from which the student asks: a school on the list, or an essay. */
  entryId: Id.optional(),
  essayId: Id.optional(),
})
export type Question = z.infer<typeof Question>

const Model = z.object({ name: z.string(), host: z.string() })

/** The models that receive a question; each is `null` if none is configured. */
export const NavigatorSettings = z.object({
  /** The model that answers. */
  model: Model.nullable(),
  /** The model that finds texts of the library by meaning. */
  embedding: Model.nullable(),
  /** Whether the models are on; an admin can turn both off for everyone. */
  switchedOn: z.boolean(),
  /** Whether the student has agreed to send questions, and the data that answers them, to these models. */
  agreed: z.boolean(),
})
export type NavigatorSettings = z.infer<typeof NavigatorSettings>
