import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'

/**
 * Environment that lets Node keep sources with their types stripped and compiled, beside what npm installed. Empty where that
 * cannot be written (installed by root, a read-only disk): then every start compiles anew, or the program finds a place itself.
 */
export function compileCache(folder = path.join(ROOT, 'node_modules/.cache/compile')) {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK)
    return { NODE_COMPILE_CACHE: folder }
  } catch {
    return {}
  }
}
