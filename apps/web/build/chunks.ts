import type { Rolldown } from 'vite'

const landing = /\/src\/landing\/|\/(landing|welcome|privacy)\.html/

/**
 * One file for what every page of the app starts with, since each file costs a request and its headers. The landing
 * pages keep to themselves.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: usedBy(landing, 'everywhere'), debugName: 'everywhere', priority: 3 },
    { name: 'app', test: (id) => !landing.test(id), tags: ['$initial'], priority: 2 },
  ],
}

/** What these need, directly or through others, but not these themselves. */
function usedBy(pages: RegExp, name: string): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>()
  return (id, graph) => {
    return !pages.test(id) && isUsed(id) ? name : null

    function isUsed(module: string): boolean {
      const before = known.get(module)
      if (before !== undefined) return before
      // Two modules may import each other.
      known.set(module, false)
      const used = pages.test(module) || (graph.getModuleInfo(module)?.importers ?? []).some(isUsed)
      known.set(module, used)
      return used
    }
  }
}
