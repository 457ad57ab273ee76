import { isPhone, ROUTES } from '../src/routes.ts'
import { type Graph, reachedFrom } from './shared-chunks.ts'

/** So many pages of the phone begin with what is worth one file for all of them. */
const MANY = 12
/** The terminal's page is made of few of the phone's parts, and would load all of them. */
const APART = ['phone.tsx', 'mobile/pages/Machine.tsx']

/** In which shared chunk a module of the phone stands: `phone-frame` where many pages begin with it; null = wherever the bundler puts it. */
export function phoneChunk(): (id: string, graph: Graph) => string | null {
  let frame: ReadonlySet<string> | null = null
  return (id, graph) => {
    frame ??= frameOf(graph)
    return frame.has(id) ? 'phone-frame' : null
  }
}

function frameOf(graph: Graph): ReadonlySet<string> {
  const pages = [...new Set(ROUTES.filter(isPhone).map(({ page }) => page!))]
  const apart = reachedFrom(APART, graph)
  const count = new Map<string, number>()
  for (const page of pages)
    for (const id of reachedFrom([page], graph))
      if (!apart.has(id)) count.set(id, (count.get(id) ?? 0) + 1)
  return new Set([...count].flatMap(([id, of]) => (of >= MANY ? [id] : [])))
}
