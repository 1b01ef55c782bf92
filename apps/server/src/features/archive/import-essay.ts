import type { ArchivedEssay } from '@bearings/domain/archive/schema'
import * as essays from '#features/essays/service.ts'
import * as versions from '#features/essays/versions/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'

/** Adds an essay with its earlier versions, for one of the imported schools. */
export async function importEssay(
  context: SignedInContext,
  { school, content, status, versions: earlier, ...essay }: ArchivedEssay,
  schools: readonly { id: string }[],
): Promise<void> {
  const entryId = school === null ? null : (schools[school]?.id ?? null)
  const { id, revision } = await essays.add(context, { ...essay, entryId })
  await versions.bringIn(context, { id, versions: earlier })
  await essays.saveText(context, { id, content, status, basedOn: revision, keep: content !== '' })
}
