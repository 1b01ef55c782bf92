import type { Input } from '@bearings/domain/contract'
import type { Edition } from '@bearings/domain/library/editions/schema'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { passagesFor } from '#features/navigator/library-index.ts'
import { articleWords } from '#testing/given-library.ts'
import { givenEach } from '#testing/given-once.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

type Call = Awaited<ReturnType<TestApp['as']>>

const shippedSlug = 'one-retake'
const missing = { code: 'NOT_FOUND' }
const savedElsewhere = { code: 'RULE_BROKEN', rule: 'article-saved-elsewhere' }

const app = useTestApp({ now: '2026-11-22T12:00:00Z' })
let write: Call
let read: Call
const admin = givenEach(() => givenUser(app.db, 'admin'))
beforeEach(async () => {
  write = await app.as(admin)
  read = await app.as(await givenUser(app.db, 'student'))
})

describe('an article from its first word to its last', () => {
  test('a draft is seen by admins only; once it is published everybody reads it, until it is taken back', async () => {
    const { slug, ...words } = articleWords()
    const draft = await write('POST /library/editions', { slug, ...words })
    expect(draft).toMatchObject({
      slug,
      state: 'draft',
      isShipped: false,
      revision: 1,
      isChanged: true,
      words,
    })
    await expect(read('GET /library/articles/{slug}', { slug })).rejects.toMatchObject(missing)

    const published = await write('POST /library/editions/{slug}/publish', { slug, basedOn: 1 })
    expect(published).toMatchObject({ state: 'published', isChanged: false })
    expect(await read('GET /library/articles/{slug}', { slug })).toMatchObject({
      title: words.title,
      published: '2026-11-22',
      readingMinutes: 1,
      html: expect.stringContaining('<a href="/essays">your essays</a>'),
    })
    expect(await slugs(read)).toContain(slug)

    await write('POST /library/editions/{slug}/unpublish', { slug, basedOn: 1 })
    await expect(read('GET /library/articles/{slug}', { slug })).rejects.toMatchObject(missing)
    expect(await slugs(read)).not.toContain(slug)
    expect(await write('GET /library/editions/{slug}', { slug })).toMatchObject({
      state: 'unpublished',
      words,
    })
  })

  test('what is saved after publication is read after the next', async () => {
    const { slug } = await published()
    const { words } = await write('GET /library/editions/{slug}', { slug })

    const saved = await write('PUT /library/editions/{slug}', {
      slug,
      ...words,
      title: 'A new name',
      basedOn: 1,
    })

    expect(saved).toMatchObject({ state: 'published', isChanged: true, revision: 2 })
    expect((await read('GET /library/articles/{slug}', { slug })).title).toBe(words.title)
    await write('POST /library/editions/{slug}/publish', { slug, basedOn: 2 })
    expect((await read('GET /library/articles/{slug}', { slug })).title).toBe('A new name')
  })

  test('each step is written down, with who took it and of which article', async () => {
    const { slug } = await published()
    const { words } = await write('GET /library/editions/{slug}', { slug })
    await write('PUT /library/editions/{slug}', { slug, ...words, basedOn: 1 })
    await write('POST /library/editions/{slug}/unpublish', { slug, basedOn: 2 })
    await write('DELETE /library/editions/{slug}', { slug, basedOn: 2 })

    expect(await actionsOn(slug)).toEqual([
      'article_added',
      'article_published',
      'article_changed',
      'article_unpublished',
      'article_deleted',
    ])
  })

  test('what everybody reads is not deleted', async () => {
    const { slug } = await published()

    await expect(write('DELETE /library/editions/{slug}', { slug, basedOn: 1 })).toBeRefused(
      'article-is-read',
    )

    await write('POST /library/editions/{slug}/unpublish', { slug, basedOn: 1 })
    await write('DELETE /library/editions/{slug}', { slug, basedOn: 1 })
    await expect(write('GET /library/editions/{slug}', { slug })).rejects.toMatchObject(missing)
  })

  test('an address is given once, and none of a shipped text or of Bearings itself', async () => {
    const { slug, ...words } = articleWords()
    await write('POST /library/editions', { slug, ...words })
    const again = (address: string) => write('POST /library/editions', { ...words, slug: address })

    await expect(again(slug)).toBeRefused('article-address-taken')
    await expect(again(shippedSlug)).toBeRefused('article-address-taken')
    await expect(again('new')).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'slug' }] })
    await expect(again('../guides')).toBeRefused('INVALID_INPUT')
    expect(await actionsOn(slug)).toEqual(['article_added'])
  })
})

describe('a shipped article', () => {
  test('an edition stands before its text, and going back undoes it', async () => {
    const { slug } = await untouchedShipped()
    const { words, ...before } = await write('GET /library/editions/{slug}', { slug })
    expect(before).toMatchObject({
      state: 'shipped',
      isShipped: true,
      revision: 0,
      faults: [],
      updatedAt: null,
    })

    await write('PUT /library/editions/{slug}', { slug, ...words, title: 'Two retakes', basedOn: 0 })
    const shippedText = await read('GET /library/articles/{slug}', { slug })
    expect(shippedText.title).toBe(words.title)
    await write('POST /library/editions/{slug}/publish', { slug, basedOn: 1 })
    const edition = await read('GET /library/articles/{slug}', { slug })
    expect(edition.title).toBe('Two retakes')
    // It keeps the day with which it was shipped.
    expect(edition.published).toBe(shippedText.published)
    expect((await slugs(read)).filter((one) => one === slug)).toHaveLength(1)

    await write('DELETE /library/editions/{slug}', { slug, basedOn: 1 })
    expect(await read('GET /library/articles/{slug}', { slug })).toEqual(shippedText)
    expect(await actionsOn(slug)).toContain('article_shipped_text_restored')
  })

  test('an admin takes it off the blog and brings it back', async () => {
    const { slug } = await untouchedShipped()

    await write('POST /library/editions/{slug}/unpublish', { slug, basedOn: 0 })
    await expect(read('GET /library/articles/{slug}', { slug })).rejects.toMatchObject(missing)

    await write('DELETE /library/editions/{slug}', { slug, basedOn: 1 })
    expect(await slugs(read)).toContain(slug)
  })
})

describe('two admins at once', () => {
  test('the second to save is told, and nothing of the first is written over', async () => {
    const other = await app.as(await givenUser(app.db, 'admin'))
    const { slug, ...words } = articleWords()
    await write('POST /library/editions', { slug, ...words })
    await write('PUT /library/editions/{slug}', { slug, ...words, title: 'First', basedOn: 1 })

    const second = (key: 'publish' | 'unpublish') =>
      other(`POST /library/editions/{slug}/${key}`, { slug, basedOn: 1 })

    await expect(
      other('PUT /library/editions/{slug}', { slug, ...words, title: 'Second', basedOn: 1 }),
    ).rejects.toMatchObject(savedElsewhere)
    await expect(second('publish')).rejects.toMatchObject(savedElsewhere)
    await expect(second('unpublish')).rejects.toMatchObject(savedElsewhere)
    await expect(other('DELETE /library/editions/{slug}', { slug, basedOn: 1 })).rejects.toMatchObject(
      savedElsewhere,
    )
    expect((await other('GET /library/editions/{slug}', { slug })).words.title).toBe('First')
  })

  test('of two who begin to edit the same shipped text, one is first', async () => {
    const { slug } = await untouchedShipped()
    const { words } = await write('GET /library/editions/{slug}', { slug })
    const input = { slug, ...words, basedOn: 0 }

    const outcomes = await Promise.allSettled([
      write('PUT /library/editions/{slug}', input),
      write('PUT /library/editions/{slug}', input),
    ])

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await write('DELETE /library/editions/{slug}', { slug, basedOn: 1 })
  })
})

describe('what is not fit to be read', () => {
  test('an unfinished draft is kept, told what it lacks, and not published', async () => {
    const { slug, ...words } = articleWords()
    const unfinished = { ...words, title: '', summary: '', author: '', tags: [], sources: [], markdown: '' }

    const draft = await write('POST /library/editions', { slug, ...unfinished })

    expect(draft.faults.map(({ path }) => path)).toEqual([
      'title',
      'summary',
      'author',
      'tags',
      'sources',
      'markdown',
    ])
    await expect(write('POST /library/editions/{slug}/publish', { slug, basedOn: 1 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: draft.faults,
    })
    expect(await actionsOn(slug)).toEqual(['article_added'])
  })

  test.each([
    ['a script', '<script>alert(1)</script>', 'HTML would be shown'],
    ['an image of another server', '<img src=https://elsewhere.example/x onerror=alert(1)>', 'HTML would be'],
    ['a link that runs', '[a](javascript:alert(1))', 'A link is incomplete'],
    ['a link with data', '[a](data:text/html;base64,x)', 'A link is incomplete'],
    ['a link to wherever the page is', '[a](//elsewhere.example)', 'A link is incomplete'],
    ['a page that is not there', '[a](/resources/guides/no-such-guide)', 'There is no Bearings page at'],
    ['a page for admins', '[a](/admin/people)', 'There is no Bearings page at'],
    ['a second title', '# A title', 'Begin headings with'],
  ])('%s is kept out of the blog and harmless in the preview', async (_, markdown, said) => {
    const { slug, ...words } = articleWords({ markdown })
    const { article, faults } = await write('POST /library/editions/preview', words)

    expect(faults).toEqual([{ path: 'markdown', message: expect.stringContaining(said) }])
    expect(article.html).not.toMatch(/<(script|img)|href="(javascript|data|\/\/)/)
    await write('POST /library/editions', { slug, ...words })
    await expect(write('POST /library/editions/{slug}/publish', { slug, basedOn: 1 })).toBeRefused(
      'INVALID_INPUT',
    )
  })

  test.each([
    'javascript:alert(1)',
    'http://plain.example/',
    'https://somebody@plain.example/',
    'plain.example',
  ])('a source at %s is not even kept', async (url) => {
    await expect(
      write('POST /library/editions', articleWords({ sources: [{ title: 'A source', url }] })),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'sources.0.url' }] })
  })

  test('a text that is too long is refused with the most that is taken', async () => {
    await expect(
      write('POST /library/editions', articleWords({ markdown: 'x'.repeat(40_001) })),
    ).rejects.toMatchObject({
      fields: [{ path: 'markdown', message: 'Keep it to 40,000 characters or fewer.' }],
    })
  })

  test('a preview is what readers see later, to the letter', async () => {
    const { slug, ...words } = articleWords({
      markdown: '## One\n\nA [guide](/resources/guides/fafsa-2027-28).',
    })
    const { article } = await write('POST /library/editions/preview', words)
    await write('POST /library/editions', { slug, ...words })
    await write('POST /library/editions/{slug}/publish', { slug, basedOn: 1 })

    expect(await read('GET /library/articles/{slug}', { slug })).toEqual({ ...article, slug })
  })
})

test('an address that no database takes is refused before one is asked', async () => {
  const slug = 'a\0b'
  const refused = { code: 'INVALID_INPUT' }

  await expect(write('GET /library/editions/{slug}', { slug })).rejects.toMatchObject(refused)
  await expect(write('GET /library/editions', { after: slug })).rejects.toMatchObject(refused)
  await expect(write('DELETE /library/editions/{slug}', { slug, basedOn: 1 })).rejects.toMatchObject(refused)
})

describe('the list of all articles', () => {
  test('it goes from page to page in the order of addresses, and misses none', async () => {
    const mark = `lark${Date.now() % 1e6}`
    const own = ['c', 'a', 'b'].map((letter) => ({
      ...articleWords({ title: `${mark} ${letter}` }),
      slug: `${mark}-${letter}`,
    }))
    for (const each of own) await write('POST /library/editions', each)

    const paged = (q: string) => everything(write, { q, limit: 1 })

    expect(await paged(mark)).toEqual([`${mark}-a`, `${mark}-b`, `${mark}-c`])
    expect(await paged('')).toEqual((await everything(write, { limit: 100 })).toSorted())
    expect(await paged('RETAKE')).toContain(shippedSlug)
  })

  test('it is narrowed to what nobody reads yet, and to what was published here or shipped', async () => {
    const draft = await write('POST /library/editions', articleWords())
    const { slug } = await published()

    const drafts = await everything(write, { show: 'drafts', limit: 100 })
    const readNow = await everything(write, { show: 'published', limit: 100 })

    expect(drafts).toContain(draft.slug)
    expect(drafts).not.toContain(slug)
    expect(readNow).toContain(slug)
    expect(readNow).not.toContain(draft.slug)
    expect(readNow).toContain('work-counts')
  })
})

describe('the navigator', () => {
  test('finds an article once it is published, in its newest words, and not when it is taken back', async () => {
    const question = 'What is the best perch for a kestrel on a telegraph wire?'
    const { slug, ...words } = articleWords({
      title: 'Perches for kestrels',
      markdown: '## Telegraph wire\n\nA kestrel perches on a telegraph wire at noon.',
    })
    const quoted = async () =>
      (await passagesFor(app, question))
        .filter(({ url, heading }) => url.endsWith(slug) && heading === 'Telegraph wire')
        .map(({ text }) => text)
    await write('POST /library/editions', { slug, ...words })
    expect(await quoted()).toEqual([])

    await write('POST /library/editions/{slug}/publish', { slug, basedOn: 1 })
    expect(await quoted()).toEqual(['A kestrel perches on a telegraph wire at noon.'])

    const markdown = '## Telegraph wire\n\nA kestrel perches on a telegraph wire at dusk.'
    await write('PUT /library/editions/{slug}', { slug, ...words, markdown, basedOn: 1 })
    await write('POST /library/editions/{slug}/publish', { slug, basedOn: 2 })
    expect(await quoted()).toEqual(['A kestrel perches on a telegraph wire at dusk.'])

    await write('POST /library/editions/{slug}/unpublish', { slug, basedOn: 2 })
    expect(await quoted()).toEqual([])
  })
})

async function published(): Promise<Edition> {
  const { slug } = await write('POST /library/editions', articleWords())
  return write('POST /library/editions/{slug}/publish', { slug, basedOn: 1 })
}

/** Each test takes another of the shipped texts, and leaves it as it came. */
const shipped = [shippedSlug, 'send-or-not-send', 'ten-lines-150-characters']
async function untouchedShipped(): Promise<Edition> {
  return write('GET /library/editions/{slug}', { slug: shipped.pop()! })
}

async function slugs(call: Call): Promise<string[]> {
  return (await call('GET /library/articles')).map(({ slug }) => slug)
}

async function everything(call: Call, query: Input<'GET /library/editions'>): Promise<string[]> {
  const found: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page = await call('GET /library/editions', { ...query, ...(after && { after }) })
    found.push(...page.articles.map(({ slug }) => slug))
    after = page.next
  }
  return found
}

async function actionsOn(slug: string): Promise<string[]> {
  const rows = await app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(sql`${auditLog.detail} ->> 'article' = ${slug}`)
    .orderBy(auditLog.id)
  return rows.map(({ action }) => action)
}
