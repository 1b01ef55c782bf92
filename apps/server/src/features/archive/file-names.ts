import { fileNameFor } from '@bearings/domain/file-name'

/** Makes names of files out of what people wrote: no two the same, and none that a system would refuse. */
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
