/** The few scripts and the style sheet of the sandbox's own pages, read once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { send } from './reply.ts'
import type { Router } from './router.ts'

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' }

export function assetRoutes(router: Router, names: readonly string[]): void {
  for (const name of names) {
    const body = readFileSync(join(import.meta.dirname, '..', 'assets', name))
    const type = TYPES[name.endsWith('.css') ? 'css' : 'js']
    router.on('GET', `/assets/${name}`, (c) => send(c.res, 200, type, body))
  }
}
