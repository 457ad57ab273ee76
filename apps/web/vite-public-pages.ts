import type { EnvironmentModuleNode, Plugin } from 'vite'
import { ROUTES } from './src/routes.ts'

const RENDERER = '/src/public/render.tsx'

/** In development, renders the static pages on request as the build does ahead of time. */
export function publicPages(): Plugin {
  const paths = new Set(
    ROUTES.filter((r) => r.render === 'static').flatMap(({ path }) => [path, `/en${path}`]),
  )
  return {
    name: 'xinjian-public-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!paths.has(path)) return next()
        try {
          const { renderPage } = await server.ssrLoadModule(RENDERER)
          const html: string = renderPage(path, {
            head: sheetsOf(await server.environments.ssr.moduleGraph.getModuleByUrl(RENDERER))
              .map((url) => `<link rel="stylesheet" href="${url}">`)
              .join('\n'),
            script: '/src/public/enhance.ts',
            // They are made by the build.
            files: [],
          })
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(path, html))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/** Addresses of the style sheets a module imports, directly or by others, in the order in which they take effect. */
function sheetsOf(module: EnvironmentModuleNode | undefined): string[] {
  const seen = new Set<EnvironmentModuleNode>()
  const sheets: string[] = []
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return
    seen.add(node)
    if (node.url.endsWith('.css')) sheets.push(node.url)
    else for (const imported of node.importedModules) visit(imported)
  }
  if (module) visit(module)
  return sheets
}
