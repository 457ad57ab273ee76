import path from 'node:path'
import { isOffice, ROUTES } from '../src/routes.ts'

const SRC = path.resolve(import.meta.dirname, '../src')
/** What a fifth of the pages of the office begin with is fetched for the others too. */
const MANY = 0.2
/** What every page of the office is drawn in. */
const FRAME = 'office/layout/OfficeRoutes.tsx'
/** Pages behind the login that list nothing. */
const ALONE = ['account/pages/Dashboard.tsx', 'office/report-detail/pages/ReportDetail.tsx']
/** Scripts that are no page. */
const ENTRIES = ['main.tsx', 'public/enhance.ts']

/** Of a module, as the bundler knows it. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * In which shared chunk a module of the office stands: what most of its pages begin with is `desk`, or `lists` where only
 * lists do; null = wherever the bundler puts it. On a slow line sixty small files cost more in round trips and headers than in
 * code. What a phone, the login or any other open page begins with is never moved: they would load the chunk for it.
 */
export function officeChunk(): (id: string, graph: Graph) => string | null {
  let names: ReadonlyMap<string, string> | null = null
  return (id, graph) => {
    names ??= namesOf(graph)
    return names.get(id) ?? null
  }
}

function namesOf(graph: Graph): ReadonlyMap<string, string> {
  const pages = new Map(ROUTES.flatMap((route) => (route.page ? [[route.page, route]] : [])))
  const inside = [...pages.values()].filter(isOffice).map(({ page }) => page!)
  const open = [...pages.values()].filter(({ login }) => login === 'none').map(({ page }) => page!)
  const kept = reachedFrom([...ENTRIES, ...open], graph)
  // A page is asked for by its own name.
  for (const file of [FRAME, ...inside]) kept.add(path.join(SRC, file))
  const reached = inside.map((file) => reachedFrom([FRAME, file], graph))
  const alone = reachedFrom([FRAME, ...ALONE], graph)
  const names = new Map<string, string>()
  for (const id of new Set(reached.flatMap((has) => [...has]))) {
    const share = reached.filter((has) => has.has(id)).length / inside.length
    if (!kept.has(id) && share >= MANY) names.set(id, alone.has(id) ? 'desk' : 'lists')
  }
  return names
}

/** All that these files of the web import, and what that imports; what is only loaded later is not among it. */
function reachedFrom(files: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  for (const file of files) visit(path.join(SRC, file))
  return seen
}
