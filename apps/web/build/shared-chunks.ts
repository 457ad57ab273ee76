import path from 'node:path'
import { EVERY_ROUTE } from '../src/every-route.ts'
import { isOffice, isPhone } from '../src/routes.ts'

const SRC = path.resolve(import.meta.dirname, '../src')
/** What three in ten of the pages of the office begin with is fetched for the others too. */
const MANY = 0.3
/** What is so small that a round trip costs more than it does (characters of code, with all it brings along) is so sooner. */
const SMALL = 900
const SOME = 0.08
/** What every page of the office is drawn in. */
const FRAME = 'office/layout/OfficeRoutes.tsx'
const REPORT = 'office/report-detail/pages/ReportDetail.tsx'
/** What draws a report on screen. */
const SCREEN = path.join(SRC, 'reports/ReportScreen.tsx')
/** Pages behind the login that list nothing. */
const ALONE = ['account/pages/Dashboard.tsx', REPORT]
/** Open pages made of the office's own parts: paper, a partner's frame, a shared report, a guest's look-up, the lending demonstration. */
const LENT = /^(paper|public|account\/pages\/Galaxy|demo\/pages\/lending)/
const isSheet = (id: string): boolean => /\.css$/.test(id)
/** Scripts that are no page. */
const ENTRIES = ['main.tsx', 'public/enhance.ts']

/** Of a module, as the bundler knows it. */
export interface Graph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null
}

/**
 * In which shared chunk a module of the office stands: what most of its pages begin with is `desk`, `lists` where only lists
 * do, `lent` where open pages made of the same parts do; what only reports begin with is `report`; style sheets of all these are
 * `look` and `look-of-lists`: six sheets were all that a page could fetch at first, before any script; null = wherever the bundler puts it. On a slow line fifty small files cost more in round trips and headers than in code. What a phone, the login or any
 * other open page begins with is never moved: they would load the chunk for it.
 */
export function officeChunk(): (id: string, graph: Graph) => string | null {
  let names: ReadonlyMap<string, string> | null = null
  return (id, graph) => {
    names ??= namesOf(graph)
    return names.get(id) ?? null
  }
}

function namesOf(graph: Graph): ReadonlyMap<string, string> {
  const pages = new Map(
    EVERY_ROUTE.flatMap((route) => (route.page && !isPhone(route) ? [[route.page, route]] : [])),
  )
  const inside = [...pages.values()].filter(isOffice).map(({ page }) => page!)
  const open = [...pages.values()].filter(({ login }) => login === 'none').map(({ page }) => page!)
  const lent = reachedFrom(
    open.filter((page) => LENT.test(page)),
    graph,
  )
  const kept = reachedFrom([...ENTRIES, ...open.filter((page) => !LENT.test(page))], graph)
  // A page is asked for by its own name.
  for (const file of [FRAME, ...inside]) kept.add(path.join(SRC, file))
  const reached = inside.map((file) => reachedFrom([FRAME, file], graph))
  const alone = reachedFrom([FRAME, ...ALONE], graph)
  const report = reachedFrom([REPORT], graph)
  const havingOf = (id: string) => reached.filter((has) => has.has(id))
  const shareOf = (id: string) => havingOf(id).length / inside.length
  const isShared = (id: string) =>
    shareOf(id) >= MANY || (shareOf(id) >= SOME && weightOf(id) <= SMALL)
  const weightOf = (id: string) =>
    [...reachedFrom([id], graph)]
      .filter((one) => !kept.has(one) && shareOf(one) < MANY)
      .reduce((sum, one) => sum + (graph.getModuleInfo(one)?.code?.length ?? 0), 0)
  const nameOf = (id: string) => {
    if (kept.has(id)) return null
    if (isShared(id) && isSheet(id)) return alone.has(id) ? 'look' : 'look-of-lists'
    if (isShared(id)) return lent.has(id) ? 'lent' : alone.has(id) ? 'desk' : 'lists'
    // Its sheets are a chunk of their own (vite.config.ts).
    if (isSheet(id)) return null
    return report.has(id) && havingOf(id).every((has) => has.has(SCREEN)) ? 'report' : null
  }
  const all = new Set(reached.flatMap((has) => [...has]))
  return new Map([...all].flatMap((id) => (nameOf(id) ? [[id, nameOf(id)!]] : [])))
}

/** All that these files of the web import, and what that imports; what is only loaded later is not among it. */
export function reachedFrom(files: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  for (const file of files) visit(path.resolve(SRC, file))
  return seen
}
