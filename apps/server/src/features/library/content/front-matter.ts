import { CORE_SCHEMA, load } from 'js-yaml'
import type { z } from 'zod'

/** Thrown for a file of `content` that cannot be used. The message names the file and its fault. */
export class ContentRefused extends Error {
  override name = 'ContentRefused'
}

/**
 * Returns the checked front matter at the head of a Markdown file, and the text below it.
 * @throws {ContentRefused} when a field is missing, misspelled or of another kind.
 */
export function readFrontMatter<T>(file: string, text: string, schema: z.ZodType<T>) {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || body === undefined) throw new ContentRefused(`${file} has no front matter`)
  return { fields: checked(file, readYaml(file, head), schema), markdown: body.trim() }
}

function readYaml(file: string, text: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA })
  } catch (error) {
    throw new ContentRefused(`${file}: ${(error as Error).message}`)
  }
}

/** @throws {ContentRefused} */
export function checked<T>(file: string, given: unknown, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(given)
  if (!error) return data
  const [issue] = error.issues
  throw new ContentRefused(`${file}: ${issue?.path.join('.')}: ${issue?.message}`)
}
