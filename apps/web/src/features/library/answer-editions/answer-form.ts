import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { faultInText } from '@bearings/domain/field-bounds'
import {
  faultInAnswerSource,
  faultInOwnPage,
  faultInPlaceholders,
  faultInWays,
} from '@bearings/domain/library/answers/editions/rules'
import type { AnswerEdition, NewAnswer } from '@bearings/domain/library/answers/editions/schema'
import { answerBounds } from '@bearings/domain/library/answers/options'
import { articleBounds } from '@bearings/domain/library/options'

export type AnswerValues = ReturnType<typeof valuesOf>

/** A card as form values: lists of lines as texts, grades as texts, and the revision on which the typing is based. */
export function valuesOf(edition: AnswerEdition | null, today: string) {
  const words = edition?.words
  return {
    question: words?.question ?? '',
    topic: words?.topic ?? 'applying',
    markdown: words?.markdown ?? '',
    spanishQuestion: words?.spanishQuestion ?? '',
    spanish: words?.spanish ?? '',
    ask: words?.ask.join('\n') ?? '',
    not: words?.not.join('\n') ?? '',
    for: [...(words?.for ?? [])],
    grades: words?.grades?.map(String) ?? [],
    // There is always one row to type in.
    sources: words?.sources.length
      ? words.sources.map(({ title, url }) => ({ title, url }))
      : [{ title: '', url: '' }],
    checked: words?.checked ?? today,
    certainty: words?.certainty ?? 'sure',
    nextLabel: words?.next?.label ?? '',
    nextUrl: words?.next?.url ?? '',
    basedOn: edition?.revision ?? 0,
  }
}

/** The validation of each field, in the order of the fields. */
export const faults = {
  question: (text: string) => faultInText(text, answerBounds.question),
  markdown: (text: string) => faultInText(text, answerBounds.markdown) ?? faultInPlaceholders(text),
  spanishQuestion: (text: string) => faultInText(text, { ...answerBounds.question, min: 0 }),
  spanish: (text: string) =>
    faultInText(text, { ...answerBounds.spanish, min: 0 }) ?? faultInPlaceholders(text),
  ask: (text: string) =>
    linesIn(text).length === 0 ? 'Write at least one way to ask.' : faultInWays(linesIn(text)),
  not: (text: string) => faultInWays(linesIn(text)),
  sources: {
    title: (title: string) => faultInText(title, articleBounds.sourceTitle),
    url: faultInAnswerSource,
  },
  checked: faultInDueDate,
  nextLabel: (label: string, { nextUrl }: AnswerValues) =>
    nextUrl || label ? faultInText(label, answerBounds.nextLabel) : null,
  nextUrl: (url: string, { nextLabel }: AnswerValues) => (nextLabel || url ? faultInOwnPage(url) : null),
}

/** Returns the words to send. What the editor does not show stays as it was. */
export function wordsOf(values: AnswerValues, before: AnswerEdition['words'] | undefined): NewAnswer {
  const { question, topic, markdown, spanishQuestion, spanish, sources, checked, certainty } = values
  const { nextLabel, nextUrl } = values
  return {
    ...(before?.slots && { slots: before.slots }),
    question,
    topic,
    markdown,
    ...(spanishQuestion.trim() && { spanishQuestion }),
    ...(spanish.trim() && { spanish }),
    ask: linesIn(values.ask),
    not: linesIn(values.not),
    ...(values.for.length > 0 && { for: values.for }),
    ...(values.grades.length > 0 && { grades: values.grades.map(Number).toSorted((one, two) => one - two) }),
    sources,
    checked,
    certainty,
    ...(nextUrl.trim() && { next: { label: nextLabel, url: nextUrl.trim() } }),
  }
}

/** The lines of a text that say something, each once. */
function linesIn(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)
}
