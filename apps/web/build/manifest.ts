import { type AppRoute, isOffice, isPhone } from '../src/routes.ts'

export interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, ManifestChunk>

export interface Reach {
  /** Script files, entry first, without the prefix slash. */
  chunks: string[]
  styles: string[]
}

const PHONE = 'phone:'

/** Chunks of the phone's build under names that the desk's has not. */
export const phoneChunks = (manifest: Manifest): Manifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => [
      PHONE + key,
      { ...chunk, ...(chunk.imports && { imports: chunk.imports.map((one) => PHONE + one) }) },
    ]),
  )

/** The manifest keys a visitor of the route loads before it shows: entry, layout, page. */
export function rootsOf(route: AppRoute): string[] {
  if (route.render === 'static') return ['src/public/enhance.ts']
  if (isPhone(route)) return [`${PHONE}phone.html`, `${PHONE}src/${route.page}`]
  return [
    'index.html',
    ...(isOffice(route) ? ['src/office/layout/OfficeRoutes.tsx'] : []),
    ...(route.page?.startsWith('demo/') ? ['src/demo/DemoRoutes.tsx'] : []),
    ...(route.page?.startsWith('paper/') ? ['src/paper/PaperRoutes.tsx'] : []),
    ...(route.page ? [`src/${route.page}`] : []),
  ]
}

/** Everything reachable by static imports from the route's roots; lazily loaded parts (charts) are left out. */
export const reach = (manifest: Manifest, route: AppRoute): Reach =>
  reachFrom(manifest, rootsOf(route))

/** The same from these keys of the manifest. */
export function reachFrom(manifest: Manifest, roots: readonly string[]): Reach {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${roots[0]}: ${key} is not in the manifest`)
    seen.add(key)
    for (const css of chunk.css ?? []) styles.add(css)
    for (const dependency of chunk.imports ?? []) visit(dependency)
  }
  for (const root of roots) visit(root)
  const chunks = [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))]
  return { chunks, styles: [...styles] }
}
