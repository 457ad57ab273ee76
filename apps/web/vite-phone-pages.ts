import type { Plugin } from 'vite'
import { isPhone, ROUTES } from './src/routes.ts'

/** In development, answers addresses of the phone with its program, as the server does; there React draws it. */
export function phonePages(): Plugin {
  const paths = new Set(ROUTES.filter(isPhone).map(({ path }) => path))
  return {
    name: 'xinjian-phone-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (paths.has(request.url?.split('?')[0] ?? '')) request.url = '/phone.html'
        next()
      })
    },
  }
}
