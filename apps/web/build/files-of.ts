import type { Rolldown } from 'vite'

/** Returns the file that begins with this module, which a dynamic import asks for. */
export function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.includes(module))
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  return chunk
}

export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** Returns the paths of the files that these chunks need in addition to the app's initial files. */
export function filesOf(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]))
  const app = chunksOf(bundle).find(({ isEntry, name }) => isEntry && name === 'app')!
  const first = withImports(app, byName)
  const needed = new Set<Rolldown.OutputChunk>()
  for (const chunk of chunks) withImports(chunk, byName, needed)
  const own = [...needed].filter((chunk) => !first.has(chunk))
  const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...own.map(({ fileName }) => fileName), ...new Set(styles)].map((name) => `/${name}`)
}

function withImports(
  chunk: Rolldown.OutputChunk,
  byName: Map<string, Rolldown.OutputChunk>,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) if (byName.has(name)) withImports(byName.get(name)!, byName, found)
  return found
}
