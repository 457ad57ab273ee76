import { createHash } from 'node:crypto'
import path from 'node:path'

const SRC = path.resolve(import.meta.dirname, '../src')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** 52^2 marks for some sixty sheets: where two sheets share one, a class of the same name would meet; a test looks. */
const LENGTH = 2

/** Address of a style sheet below `src`, with slashes on every system. */
const placeOf = (file: string): string =>
  path.relative(SRC, file.split('?')[0] ?? file).replaceAll(path.sep, '/')

const markOf = (place: string): string =>
  [...createHash('sha256').update(place).digest().subarray(0, LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')

/**
 * What a class of a module is called in the browser: a mark of its sheet and its own name. The page made ahead of time and the
 * script that takes it over agree, because it depends on the sheet's place and the name alone; code can complete a name at run
 * time, because the mark does not depend on the name; and a sheet packs well, because marks repeat and names are words.
 */
export const shortName = (name: string, file: string): string => `${markOf(placeOf(file))}_${name}`

/** In development one reads where a class comes from: `office-board__cell`. */
export const readableName = (name: string, file: string): string =>
  `${placeOf(file)
    .replace(/\.module\.css$/, '')
    .replaceAll('/', '-')}__${name}`
