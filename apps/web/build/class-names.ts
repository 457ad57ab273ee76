import { createHash } from 'node:crypto'
import path from 'node:path'

const SRC = path.resolve(import.meta.dirname, '../src')
/** 64^5 names: two of a thousand meet once in two thousand products; a test looks at ours. */
const LENGTH = 5

/** Address of a style sheet below `src`, with slashes on every system. */
const placeOf = (file: string): string =>
  path.relative(SRC, file.split('?')[0] ?? file).replaceAll(path.sep, '/')

/**
 * What a class of a module is called in the browser: the same for the page made ahead of time and for the script that takes
 * it over, because it depends on the sheet's place and the name alone.
 */
export const shortName = (name: string, file: string): string =>
  `_${createHash('sha256')
    .update(`${placeOf(file)}.${name}`)
    .digest('base64url')
    .slice(0, LENGTH)}`

/** In development one reads where a class comes from: `office-board__cell`. */
export const readableName = (name: string, file: string): string =>
  `${placeOf(file)
    .replace(/\.module\.css$/, '')
    .replaceAll('/', '-')}__${name}`
