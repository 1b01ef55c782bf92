import { describe, expect, test } from 'vitest'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

function note(text: string) {
  return { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

describe('a research note', () => {
  test('a student writes down what they found out, and finds it again', async () => {
    const { call, id } = await given()

    expect(await call('GET /schools/list/{id}/research', { id })).toEqual({
      content: null,
      revision: 0,
      updatedAt: null,
    })
    const saved = await call('PUT /schools/list/{id}/research', {
      id,
      content: note('Quarter system'),
      basedOn: 0,
    })

    expect(saved.revision).toBe(1)
    expect(await call('GET /schools/list/{id}/research', { id })).toMatchObject({
      content: note('Quarter system'),
      revision: 1,
    })
  })

  test('a second tab that has not seen the first one’s save is told so, and overwrites nothing', async () => {
    const { call, id } = await given()
    await call('PUT /schools/list/{id}/research', { id, content: note('First tab'), basedOn: 0 })

    const second = call('PUT /schools/list/{id}/research', { id, content: note('Second tab'), basedOn: 0 })

    await expect(second).rejects.toMatchObject({ code: 'RULE_BROKEN', rule: 'note-saved-elsewhere' })
    expect((await call('GET /schools/list/{id}/research', { id })).content).toEqual(note('First tab'))
  })

  test('it goes into the trash with its school, and comes back with it', async () => {
    const { call, id } = await given()
    await call('PUT /schools/list/{id}/research', { id, content: note('Keep me'), basedOn: 0 })

    await call('DELETE /schools/list/{id}', { id })
    await expect(call('GET /schools/list/{id}/research', { id })).toBeRefused('NOT_FOUND')

    await call('POST /schools/list/{id}/restore', { id })
    expect((await call('GET /schools/list/{id}/research', { id })).content).toEqual(note('Keep me'))
  })

  test('one that is nested without end is refused, with the reason', async () => {
    const { call, id } = await given()
    let nested: { type: string; content: object[] } = { type: 'paragraph', content: [] }
    for (let level = 0; level < 60; level++) nested = { type: 'blockquote', content: [nested] }

    const saving = call('PUT /schools/list/{id}/research', {
      id,
      content: { type: 'doc', content: [nested] },
      basedOn: 0,
    })

    await expect(saving).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'content' }] })
  })
})

async function given() {
  const student = await givenUser(app.db, 'student')
  const { id } = await givenEntry(app.db, student)
  return { call: await app.as(student), id }
}
