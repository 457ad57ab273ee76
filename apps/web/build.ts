/**
 * Builds the front end into dist: client chunks with their manifest, the public pages as finished HTML, and for every
 * application route a copy of the shell that names the route's chunks, so that the browser asks for all of them at once.
 * Run by `npm start` from this folder. Everything is made beside `dist` and put in its place by a rename, so that a
 * running server never serves half a build and two builds at once do not mix.
 */
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressAll } from './build/compress.ts'
import { darkBySystem, leanStyle } from './build/lean-style.ts'
import { type Manifest, phoneChunks, reach } from './build/manifest.ts'
import { siteFiles, told } from './build/site-files.ts'
import { swapIn } from './build/swap.ts'
import { PAPER_ROUTES } from './src/paper/routes.ts'
import { type AppRoute, isPhone, ROUTES } from './src/routes.ts'
import { firstCalls } from './src/shell/early/first-calls.ts'

const DIST = path.resolve('dist')
const OUT = path.resolve('../../node_modules/.cache', `xinjian-web-${process.pid}`)
const PHONE_MANIFEST = '.vite/phone.json'
const EARLY_MANIFEST = '.vite/early.json'
const SSR = path.join(OUT, '.ssr')

await build({ logLevel: 'warn', build: { outDir: OUT, emptyOutDir: true } })
await build({
  logLevel: 'warn',
  configFile: 'vite.phone.config.ts',
  build: { outDir: OUT, emptyOutDir: false, manifest: PHONE_MANIFEST },
})
await build({
  logLevel: 'warn',
  configFile: 'vite.early.config.ts',
  build: { outDir: OUT, emptyOutDir: false, manifest: EARLY_MANIFEST },
})
await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: 'src/public/render.tsx',
    outDir: SSR,
    emptyOutDir: true,
    manifest: false,
    // What the public pages are made of says which style sheets they need, in one file.
    ssrEmitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
    rolldownOptions: {},
  },
})

const manifest = bothManifests()
const shell = read('index.html')
const phoneShell = read('phone.html')
write('app.html', shell)
await writePublicPages(
  (await import(
    pathToFileURL(path.join(SSR, 'render.js')).href
  )) as typeof import('./src/public/render.tsx'),
)
writeShells()
fs.rmSync(SSR, { recursive: true })
compressAll(OUT)
// Inside the build, so that whichever of two builds stays, the mark is its own.
if (process.env.WEB_SOURCES) write('.sources', process.env.WEB_SOURCES)
swapIn(OUT, DIST)

async function writePublicPages(site: typeof import('./src/public/render.tsx')): Promise<void> {
  const script = manifest['src/public/enhance.ts']
  if (!script) throw new Error('the public entry is missing in the manifest')
  const made = await siteFiles(site.SAMPLE_REPORT)
  for (const { path: name, bytes } of made) write(name, bytes)
  const now = new Date()
  const files = made.map((file) => told(file, now))
  // Inlined: one request less before the first paint, and the sheet is a few KiB.
  const style = darkBySystem(publicStyle())
  for (const address of site.ADDRESSES) {
    const page = (head: string) =>
      site.renderPage(address, { head, script: `/${script.file}`, files })
    write(path.join(address, 'index.html'), page(`<style>${leanStyle(style, page(''))}</style>`))
  }
  // What the server tells search engines of.
  write('addresses.json', JSON.stringify(site.CANONICAL))
}

function publicStyle(): string {
  const sheets = fs
    .readdirSync(SSR, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
  if (sheets.length !== 1)
    throw new Error(`one style sheet for the public pages, not ${sheets.length}`)
  return fs.readFileSync(path.join(SSR, sheets[0] ?? ''), 'utf8')
}

/** Chunks of both programs by name; those of the phone's under a prefix, because both have parts of the same name. Kept for tests. */
function bothManifests(): Manifest {
  const both: Manifest = {
    ...(JSON.parse(read('.vite/manifest.json')) as Manifest),
    ...phoneChunks(JSON.parse(read(PHONE_MANIFEST)) as Manifest),
  }
  write('.vite/manifest.json', JSON.stringify(both))
  return both
}

function writeShells(): void {
  const early = (JSON.parse(read(EARLY_MANIFEST)) as Manifest)['src/shell/early/early.ts']
  if (!early) throw new Error('the script of the first calls is missing in the manifest')
  for (const route of [...ROUTES, ...PAPER_ROUTES]) {
    if (!route.page || route.render === 'static' || /[:*]/.test(route.path)) continue
    const { chunks, styles } = reach(manifest, route)
    // Who comes to the page by its document knows with this where it lies, without the table of all pages.
    const own = manifest[`src/${route.page}`]?.file
    const nameOf = (file: string) => (file === own ? ` data-page="${route.page}"` : '')
    const page = isPhone(route) ? phoneShell : shell
    const links = [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...chunks.map(
        (file) => `<link rel="modulepreload"${nameOf(file)} crossorigin href="/${file}">`,
      ),
    ].filter((link) => !page.includes(link.split('href=')[1] ?? ''))
    const text = (isPhone(route) ? page : heaviestFirst(page, chunks))
      .replace('</script>', `</script>${isAsking(route) ? askingFirst(early.file, route) : ''}`)
      .replace('</head>', `${links.join('')}</head>`)
    write(path.join(route.path, 'index.html'), text)
  }
}

/** A browser fetches six files at once: the one that takes longest must be among the first, or the line idles before it. */
function heaviestFirst(page: string, chunks: readonly string[]): string {
  const weight = (file: string) => fs.statSync(path.join(OUT, file)).size
  const [heaviest = ''] = chunks.toSorted((a, b) => weight(b) - weight(a))
  const link = `<link rel="modulepreload" crossorigin href="/${heaviest}">`
  return page.replace(link, '').replace('<script', `${link}<script`)
}

/** Asked for as urgently as the others, and run as soon as it is there. */
function askingFirst(file: string, { path: address }: AppRoute): string {
  const calls = attribute(firstCalls(address))
  return `<script async fetchpriority="high" src="/${file}" data-calls="${calls}"></script>`
}

/** Pages behind the login; those of the demonstration have sessions of their own. */
function isAsking(route: AppRoute): boolean {
  return route.login === 'main' && !isPhone(route)
}

function attribute(value: unknown): string {
  return JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

function read(name: string): string {
  return fs.readFileSync(path.join(OUT, name), 'utf8')
}

function write(name: string, text: string | Uint8Array): void {
  const file = path.join(OUT, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}
