import type { Plugin } from 'vite'
import { ROUTES } from './src/routes.ts'

/** In development, renders the static pages on request as the build does ahead of time. */
export function publicPages(): Plugin {
  const paths = new Set(ROUTES.filter((r) => r.render === 'static').map((r) => r.path))
  return {
    name: 'xinjian-public-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!paths.has(path)) return next()
        try {
          const { renderPage } = await server.ssrLoadModule('/src/public/render.tsx')
          const html: string = renderPage(path, {
            head: '<link rel="stylesheet" href="/src/public/public.css">',
            script: '/src/public/enhance.ts',
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
