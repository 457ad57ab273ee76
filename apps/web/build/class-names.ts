import { createHash } from 'node:crypto'
import path from 'node:path'

const SRC = path.resolve(import.meta.dirname, '../src')
/** 64^3 marks for some sixty sheets; a test looks at ours. */
const LENGTH = 3

/** Address of a style sheet below `src`, with slashes on every system. */
const placeOf = (file: string): string =>
  path.relative(SRC, file.split('?')[0] ?? file).replaceAll(path.sep, '/')

const markOf = (place: string): string =>
  createHash('sha256').update(place).digest('base64url').slice(0, LENGTH)

/**
 * What a class of a module is called in the browser: its own name and, after it, a mark of its sheet. The page made ahead of
 * time and the script that takes it over agree, because it depends on the sheet's place and the name alone; code can complete
 * a name at run time, because the mark comes last; and a sheet packs well, because its mark repeats and its names are words.
 */
export const shortName = (name: string, file: string): string => `${name}_${markOf(placeOf(file))}`

/** In development one reads where a class comes from: `office-board__cell`. */
export const readableName = (name: string, file: string): string =>
  `${placeOf(file)
    .replace(/\.module\.css$/, '')
    .replaceAll('/', '-')}__${name}`
