/**
 * Files that import each other round a circle (Tarjan's strongly connected components of more than one file), each sorted.
 * `importsOf` gives the files that a file imports.
 */
export function circlesOf(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.get(file)!)
    open.push(file)
    for (const next of importsOf(file)) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!))
    }
    if (low.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return circles
}
