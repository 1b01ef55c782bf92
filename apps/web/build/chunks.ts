import type { Rolldown } from 'vite'

const landing = /\/src\/landing\/|\/(landing|welcome|privacy)\.html/

/**
 * Few files instead of many: each costs a request and its headers. What every page of the app starts with is one file,
 * and what several of its pages share comes in a few more. The landing pages keep to themselves.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: usedByLanding(), priority: 3 },
    { name: 'app', test: (id) => !landing.test(id), tags: ['$initial'], priority: 2 },
  ],
}

/** What the landing pages and the app have in common. */
function usedByLanding(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>()
  return (id, graph) => {
    return !landing.test(id) && isUsed(id) ? 'everywhere' : null

    function isUsed(module: string): boolean {
      const before = known.get(module)
      if (before !== undefined) return before
      // Two modules may import each other.
      known.set(module, false)
      const used = landing.test(module) || (graph.getModuleInfo(module)?.importers ?? []).some(isUsed)
      known.set(module, used)
      return used
    }
  }
}
