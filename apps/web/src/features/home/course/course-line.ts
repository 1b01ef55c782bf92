/** Width of the drawing in its own units; it is stretched to the card. */
export const width = 1000
/** Height in pixels, the room for names above and below included. */
export const height = 108

/** Where the six ports lie: from left to right, and in pixels from the top. */
export const harbours = [58, 49, 54, 63, 45, 50].map((y, index) => ({ x: index * 200, y }))

/** How steeply the line passes through a port, up and down in turn. */
const swing = 13
const reach = 72

/** The line from each port to the next, as a path. */
export const legs: readonly string[] = harbours.slice(1).map((to, index) => {
  const from = harbours[index]!
  const turn = index % 2 === 0 ? -1 : 1
  const leaves = `${from.x + reach} ${from.y + turn * swing}`
  const arrives = `${to.x - reach} ${to.y + turn * swing}`
  return `M${from.x} ${from.y}C${leaves} ${arrives} ${to.x} ${to.y}`
})
