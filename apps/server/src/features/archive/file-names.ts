/** Makes names of files out of what people wrote: no two the same, and none that a system would refuse. */
export function fileNames(): (title: string) => string {
  const taken = new Set<string>()
  return (title) => {
    const plain = title
      .replace(/[^\p{L}\p{N}'’&,()\- ]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100)
      .trim()
    const base = plain || 'Untitled'
    let name = base
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base} (${number})`
    taken.add(name.toLowerCase())
    return name
  }
}
