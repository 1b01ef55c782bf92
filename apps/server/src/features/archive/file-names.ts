import { fileNameFor } from '@bearings/domain/file-name'

/** Turns people's titles into file names that are unique and valid on every system. */
export function fileNames(): (title: string) => string {
  const taken = new Set<string>()
  return (title) => {
    const base = fileNameFor(title)
    let name = base
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base} (${number})`
    taken.add(name.toLowerCase())
    return name
  }
}
